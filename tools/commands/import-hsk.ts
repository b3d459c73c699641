import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { editionNames, type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { problemText } from '#app/domain/problem.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { effectOf } from '#app/domain/vocabulary/hsk-effect.ts'
import { listFrom } from '#app/features/vocabulary/admin/hsk/hsk-form.server.ts'
import { type HskList, planImport } from '#app/features/vocabulary/admin/hsk/import-list.server.ts'
import { importStatements } from '#app/features/vocabulary/admin/hsk/import-statements.server.ts'
import { withDatabase } from '#tools/platform.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

/** The open list of 2021: https://github.com/ivankra/hsk30, MIT. */
export const openList = {
	edition: '3.0',
	address:
		'https://raw.githubusercontent.com/ivankra/hsk30/4ff9e3915ce87baaecd7ebe263085573a4ea3192/hsk30.csv',
	sha256: '8c2b73f74776240bcf154624730fc6fb2c42c254d5c5d0f88943878b8e575b9b',
} as const satisfies { edition: HskEdition; address: string; sha256: string }

const shown = 20

const usage = `Usage: npm run import:hsk -- FILE [--edition ${hskEditions.join('|')}] [--dry-run] [--short]
       npm run import:hsk -- --download [--dry-run]`

/** `npm run import:hsk`: sets the levels of one HSK edition from its word list. */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const isDryRun = args.includes('--dry-run')
		const list = await (args.includes('--download') ? downloadList() : readList(args))
		const plan = await withDatabase(sayAloud, async (db) => {
			const planned = await planImport(db, list)
			const { words, expected, isShort } = effectOf(planned.plan, list.edition)
			if (isShort && !isDryRun && !args.includes('--short')) {
				throw new StopReason(
					`This list has ${words} of ${expected} words. Nothing was imported; --short imports it all the same.`,
				)
			}
			const [first, ...others] = importStatements(list, { ...planned, now: new Date() })
			if (first && !isDryRun) {
				await db.batch([db.run(first), ...others.map((statement) => db.run(statement))])
			}
			return planned.plan
		})
		const { changes, matched, derived, ambiguous, unmatched } = plan
		const { gained, lost, moved } = effectOf(plan, list.edition)
		const would = isDryRun ? 'would change' : 'changed'
		console.log(`${editionNames[list.edition]}: ${changes.length} words ${would}.`)
		console.log(`${gained} gain a level, ${lost} lose theirs, ${moved} get another.`)
		console.log(`${matched} words are on the list, ${derived} get a level from their parts.`)
		console.log(`${changes.filter(({ pinyin }) => pinyin).length} words take the official reading.`)
		console.log(`${ambiguous.length} rows are ambiguous; /admin/vocab/hsk shows them.`)
		console.log(
			`${unmatched.length} rows of the list match no dictionary entry${unmatched.length ? ':' : '.'}`,
		)
		for (const { word, pinyin, level } of unmatched.slice(0, shown))
			console.log(`  ${word} ${pinyin ?? ''} ${level}`)
		if (unmatched.length > shown) console.log(`  and ${unmatched.length - shown} more`)
	})
}

async function readList(args: readonly string[]): Promise<HskList> {
	const at = args.indexOf('--edition')
	const edition = hskEditions.find((known) => known === (at < 0 ? '3.0' : args[at + 1]))
	const file = args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1))
	if (!file || !edition) throw new StopReason(usage)
	if (!existsSync(file)) throw new StopReason(`File not found: ${file}`)
	return await parsed(readFileSync(file, 'utf8'), { edition, source: basename(file) })
}

export async function downloadList(from: typeof fetch = fetch): Promise<HskList> {
	const { edition, address } = openList
	const response = await from(address)
	if (!response.ok) throw new StopReason(`${address} answers ${response.status}.`)
	const text = await response.text()
	if ((await sha256(text)) !== openList.sha256) {
		throw new StopReason(
			`${address} is not the list we know. Download it, look at it, and import it as a file.`,
		)
	}
	return await parsed(text, { edition, source: address })
}

async function parsed(text: string, of: Parameters<typeof listFrom>[1]): Promise<HskList> {
	const list = await listFrom(text, of)
	if (!list.ok) throw new StopReason(list.error.map(formatProblem).join('\n'))
	return list.value
}

function formatProblem(problem: Parameters<typeof problemText>[0]): string {
	const text = problemText(problem)
	return problem.line === undefined ? text : `Line ${problem.line}: ${text}`
}
