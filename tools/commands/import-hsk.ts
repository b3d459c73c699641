import { existsSync, readFileSync } from 'node:fs'
import { problemText } from '#app/domain/problem.ts'
import { importHsk } from '#app/seed/import-hsk.ts'
import { withDatabase } from '#tools/platform.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

const shown = 20

/** `npm run import:hsk -- FILE [--dry-run]`: levels the vocabulary by an HSK 3.0 list. */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const file = args.find((arg) => !arg.startsWith('--'))
		const isDryRun = args.includes('--dry-run')
		if (!file) throw new StopReason('Usage: npm run import:hsk -- FILE [--dry-run]')
		if (!existsSync(file)) throw new StopReason(`There is no file ${file}.`)
		const text = readFileSync(file, 'utf8')
		const result = await withDatabase(sayAloud, (db) => importHsk(db, { text, isDryRun }))
		if (!result.ok) throw new StopReason(result.error.map(lineOf).join('\n'))
		const { changes, unchanged, unmatched, unlisted } = result.value
		console.log(
			`${changes.length} words ${isDryRun ? 'would be' : 'were'} levelled, ${unchanged} were so already.`,
		)
		console.log(
			`${changes.filter(({ pinyin }) => pinyin).length} of them take the official reading.`,
		)
		console.log(
			`${unlisted.length} words keep the level of an older list, which this one does not name.`,
		)
		console.log(
			`${unmatched.length} rows of the list are in no dictionary entry${unmatched.length ? ':' : '.'}`,
		)
		for (const { word, pinyin, level } of unmatched.slice(0, shown))
			console.log(`  ${word} ${pinyin ?? ''} ${level}`)
		if (unmatched.length > shown) console.log(`  and ${unmatched.length - shown} more`)
	})
}

function lineOf(problem: Parameters<typeof problemText>[0]): string {
	const text = problemText(problem)
	return problem.line === undefined ? text : `Line ${problem.line}: ${text}`
}
