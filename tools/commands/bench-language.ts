import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchSegmentation, type Table } from '#tests/bench/language/language.bench.ts'
import { benchPinyin } from '#tests/bench/language/pinyin.ts'
import { sayAloud } from '#tools/say.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

/** Open data for measuring, beside the project: no part of it. */
const besideTheProject = join('..', 'shared', 'data')

/**
 * `npm run bench:language [-- FOLDER]`: how well texts are cut and read, with other engines in the
 * same run. Texts are taken from ../shared/data and from FOLDER.
 */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const [folder] = args
		if (folder !== undefined && !existsSync(folder)) {
			throw new StopReason(`There is no folder ${folder}.`)
		}
		const folders = [besideTheProject, ...(folder === undefined ? [] : [folder])]
		await sayAloud('Building the dictionary', async () => buildSegmentation())
		const words = await sayAloud('Cutting texts', async () => benchSegmentation(folders))
		const pinyin = await sayAloud('Reading sentences', async () => benchPinyin(folders))
		console.log(`\n${formatTable(words.table)}\n\n${formatTable(pinyin.table)}\n\n${words.weight}`)
		const missing = [...words.missing, ...pinyin.missing]
		if (missing.length > 0) console.log(`Not measured, because not found: ${missing.join(', ')}.`)
	})
}

function formatTable({ head, rows }: Table): string {
	return [head, head.map(() => '---'), ...rows]
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n')
}
