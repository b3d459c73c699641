import { existsSync, readFileSync } from 'node:fs'
import { problemText } from '#app/domain/problem.ts'
import { importHsk } from '#app/seed/import-hsk.ts'
import { withDatabase } from '#tools/platform.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

const shown = 20

/** `npm run import:hsk -- FILE [--dry-run]`: sets the levels of the vocabulary from an HSK 3.0 list. */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const file = args.find((arg) => !arg.startsWith('--'))
		const isDryRun = args.includes('--dry-run')
		if (!file) throw new StopReason('Usage: npm run import:hsk -- FILE [--dry-run]')
		if (!existsSync(file)) throw new StopReason(`File not found: ${file}`)
		const text = readFileSync(file, 'utf8')
		const result = await withDatabase(sayAloud, (db) => importHsk(db, { text, isDryRun }))
		if (!result.ok) throw new StopReason(result.error.map(formatProblem).join('\n'))
		const { changes, unchanged, unmatched, unlisted } = result.value
		console.log(
			`${changes.length} words ${isDryRun ? 'would get' : 'got'} a new level; ${unchanged} already had theirs.`,
		)
		console.log(
			`${changes.filter(({ pinyin }) => pinyin).length} of them ${isDryRun ? 'would get' : 'got'} the official reading.`,
		)
		console.log(`${unlisted.length} words are not in this list and keep the level of an older one.`)
		console.log(
			`${unmatched.length} rows of the list match no dictionary entry${unmatched.length ? ':' : '.'}`,
		)
		for (const { word, pinyin, level } of unmatched.slice(0, shown))
			console.log(`  ${word} ${pinyin ?? ''} ${level}`)
		if (unmatched.length > shown) console.log(`  and ${unmatched.length - shown} more`)
	})
}

function formatProblem(problem: Parameters<typeof problemText>[0]): string {
	const text = problemText(problem)
	return problem.line === undefined ? text : `Line ${problem.line}: ${text}`
}
