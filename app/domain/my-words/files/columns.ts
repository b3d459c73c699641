/**
 * The meaning of a table's columns, by their names or by their cells.
 *
 *   Hanzi | Pinyin | English      by their names
 *   学习  | xué xí | to learn     hanzi, then letters with tones; English is not read
 *   學習  | 学习   | xue2xi2      two forms of a word: the order makes no difference
 */
import { countHanzi, hasHanzi } from '#app/domain/hanzi.ts'
import { formatPinyin, isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { Row } from './cells.ts'
import { type ColumnRole, columnRoles } from './import-choices.ts'

/** Names that programs and people give their columns, in small letters without signs. */
const names: Readonly<Record<Exclude<ColumnRole, 'none'>, readonly string[]>> = {
	word: [
		...['word', 'words', 'hanzi', 'simplified', 'chinese', 'character', 'characters', 'vocab'],
		...[
			'vocabulary',
			'headword',
			'expression',
			'mandarin',
			'term',
			'汉字',
			'简体',
			'中文',
			'词语',
			'生词',
		],
	],
	traditional: ['traditional', 'traditionalhanzi', '繁体', '繁體'],
	pinyin: ['pinyin', 'reading', 'pronunciation', 'romanization', '拼音'],
	sentence: [
		...['sentence', 'example', 'examplesentence', 'sentencehanzi', 'simplifiedsentence'],
		...['sentencesimplified', 'chinesesentence', '例句', '句子'],
	],
	standing: ['standing', 'status', 'known', 'state'],
	saved: ['saved'],
	tags: ['tags', 'tag', 'labels', 'category', 'categories'],
}

/** Names of columns that are not read, but make a first row a row of names. */
const others = [
	...['english', 'meaning', 'definition', 'translation', 'level', 'sound', 'audio', 'id'],
	...['traditionalsentence', 'sentencetraditional', 'sentencepinyin', 'sentencetranslation'],
	...['英文', '英语', '意思', '释义', '翻译', '词性', '等级', '级别', '序号', '编号'],
]

function roleOfName(name: string): ColumnRole | undefined {
	const plain = name.toLowerCase().replace(/[^\p{L}]/gu, '')
	const roles = columnRoles.filter((role): role is keyof typeof names => role !== 'none')
	return (
		roles.find((role) => names[role].includes(plain)) ??
		(others.some((other) => plain.startsWith(other)) ? 'none' : undefined)
	)
}

/** Whether a cell says what stands below it: 拼音, English. */
export function isColumnName(cell: string): boolean {
	return roleOfName(cell) !== undefined
}

/** Whether the first row of a table holds the names of its columns. A list of one column has none in hanzi. */
export function isHead(first: Row, second: Row = []): boolean {
	const named = first.filter(isColumnName)
	// 意思,yìsi is a word that names columns elsewhere.
	if (first.some(isPinyin)) return false
	if (first.some((cell) => hasHanzi(cell) && !named.includes(cell))) return false
	if (first.length > 1) return named.length > 0 || second.some(hasHanzi)
	return named.some((cell) => !hasHanzi(cell))
}

/** Rows that are looked at. */
const looksAt = 200

/** The role of each column. Each but `none` has at most one column; a single one has words. Cells are plain text. */
export function guessColumns(
	rows: readonly Row[],
	{ head, tagsAt }: { head?: Row | undefined; tagsAt?: number | undefined },
): ColumnRole[] {
	const some = rows.slice(0, looksAt)
	const count = Math.max(head?.length ?? 0, ...some.map(({ length }) => length))
	const columns = Array.from({ length: count }, (_, at) => some.map((row) => row[at] ?? ''))
	const roles = columns.map((_, at): ColumnRole | undefined =>
		at === tagsAt ? 'tags' : roleOfName(head?.[at] ?? ''),
	)
	if (count === 1) return [roles[0] ?? 'word']
	const found = roles.map((role, at) => (role && roles.indexOf(role) < at ? 'none' : role))
	for (const [role, holds] of contents) {
		if (found.includes(role)) continue
		const shares = columns.map((cells, at) => (found[at] === undefined ? share(cells, holds) : 0))
		const best = Math.max(0, ...shares)
		if (best >= 0.5) found[shares.indexOf(best)] = role
	}
	return found.map((role) => role ?? 'none')
}

/** In the order in which they are looked for. */
const contents: readonly [ColumnRole, (cell: string) => boolean][] = [
	['word', isWord],
	['traditional', isWord],
	['pinyin', isPinyin],
	['sentence', isSentence],
]

/** Empty cells say nothing of a column. */
function share(cells: readonly string[], holds: (cell: string) => boolean): number {
	const filled = cells.filter((cell) => cell !== '')
	return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length
}

/** Mostly hanzi, few of them, and no sign that ends a sentence. */
function isWord(cell: string): boolean {
	const hanzi = countHanzi(cell)
	return hanzi > 0 && hanzi <= 12 && cell.length <= 3 * hanzi + 2 && !/[。！？]$/u.test(cell)
}

function isSentence(cell: string): boolean {
	return countHanzi(cell) > 2
}

/** Only syllables, and at least one with a tone. */
function isPinyin(cell: string): boolean {
	if (cell === '' || cell.length > 100 || hasHanzi(cell)) return false
	const runs = formatPinyin(cell).match(/[\p{L}\p{M}]+/gu) ?? []
	const pieces = runs.map((run) => splitSyllables(run, isWrittenSyllable))
	return (
		pieces.every((split) => split !== undefined) &&
		pieces.some((split) => split?.some((piece) => takeTone(piece).tone !== 5))
	)
}
