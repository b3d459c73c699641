import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchLevels } from '#tests/bench/language/hsk.bench.ts'
import { benchSegmentation, type Table } from '#tests/bench/language/language.bench.ts'
import { benchPinyin } from '#tests/bench/language/pinyin.ts'
import { benchSenses } from '#tests/bench/language/senses.ts'
import { benchTraditional } from '#tests/bench/language/traditional.bench.ts'
import { sayAloud } from '#tools/say.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

/** Open data sets for the benchmark, kept outside the repository. */
const besideTheProject = join('..', 'shared', 'data')

/**
 * `npm run bench:language [-- FOLDER]`: measures segmentation and readings against other engines, on
 * texts from ../shared/data and FOLDER, how often the sense in a text is found, what gives words their
 * traditional forms, and HSK levels against the list of 2021.
 */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const [folder] = args
		if (folder !== undefined && !existsSync(folder)) {
			throw new StopReason(`There is no folder ${folder}.`)
		}
		const folders = [besideTheProject, ...(folder === undefined ? [] : [folder])]
		await sayAloud('Building the dictionary', async () => buildSegmentation())
		const words = await sayAloud('Segmenting texts', async () => benchSegmentation(folders))
		const pinyin = await sayAloud('Reading sentences', async () => benchPinyin(folders))
		const senses = await sayAloud('Choosing senses', () => benchSenses(folders))
		const levels = await sayAloud('Looking up HSK levels', async () => benchLevels(folders))
		const forms = await sayAloud('Writing traditional forms', async () => benchTraditional())
		const tables = [
			words.table,
			pinyin.table,
			senses.table,
			forms.dictionary,
			forms.texts,
			levels.agreement,
			levels.texts,
		]
		const tablesText = tables.map(formatTable).join('\n\n')
		console.log(
			`\n${tablesText}\n\n${senses.unread}\n\n${words.heldOut}\n\n${words.misleading}\n\n${words.weight}`,
		)
		const all = [words, pinyin, senses, levels].flatMap(({ missing }) => missing)
		const missing = [...new Set(all)]
		if (missing.length > 0)
			console.log(`Skipped, because the data was not found: ${missing.join(', ')}.`)
	})
}

function formatTable({ head, rows }: Table): string {
	return [head, head.map(() => '---'), ...rows]
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n')
}
