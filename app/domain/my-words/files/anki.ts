/**
 * Anki's text files: header lines, then one note a line.
 *
 *   #separator:tab
 *   #html:true
 *   #tags column:3
 *   学习	xué xí	Hanlu::saved HSK::1
 *
 * Ours begin each note with its GUID, so that 长 cháng and 长 zhǎng are two notes and a second import
 * changes the first. Source: https://docs.ankiweb.net/importing/text-files.html
 */
import { escapeText } from '#app/domain/html-text.ts'
import { joinCells, separatorOf, splitCells } from './cells.ts'
import { formatLabels, ownLabel, type WordNote } from './word-note.ts'
import type { WordTable } from './word-table.ts'

const separators: Readonly<Record<string, string>> = {
	comma: ',',
	semicolon: ';',
	tab: '\t',
	space: ' ',
	pipe: '|',
	colon: ':',
}

const columns = [
	...['GUID', 'Hanzi', 'Traditional', 'Pinyin', 'Meaning', 'Sentence', 'Sentence pinyin'],
	...['Translation', 'Sound', 'Tags'],
]

export const ankiHead = [
	'#separator:tab',
	'#html:true',
	'#deck:My Words',
	`#columns:${columns.join('\t')}`,
	'#guid column:1',
	`#tags column:${columns.length}`,
	'',
].join('\n')

export function ankiRows(notes: readonly WordNote[]): string {
	const rows = notes.map((note) => {
		const { word, pinyin, meaning, traditional, sound } = note
		const level = note.level ? [`HSK::${note.level.slice(3)}`] : []
		const labels = formatLabels(note).map((label) => `${ownLabel}::${label}`)
		const fields = [word, traditional, pinyin, meaning]
		const sentence = [note.sentence, note.sentencePinyin, note.translation]
		return [
			`${ownLabel}-${word}-${pinyin.replaceAll(' ', '-')}`,
			...[...fields, ...sentence].map(escapeText),
			sound === '' ? '' : `<a href="${escapeText(sound)}">Listen</a>`,
			[...labels, ...level].join(' '),
		]
	})
	return joinCells(rows, { separator: '\t', comment: '#', lineEnd: '\n' })
}

const header =
	/^#\s*(separator|html|tags|columns|notetype|deck|if matches|(?:notetype|deck|tags|guid) column)\s*:(.*)$/i

/** Whether a text has Anki's header lines. */
export function isAnki(text: string): boolean {
	return header.test(firstLine(text))
}

/** Reads files of Anki and for Anki, with or without header lines. Line ends are \n. */
export function readAnki(text: string, most: number): WordTable {
	const { said, lines, end } = headOf(text)
	const typed = said.get('separator')?.trim() ?? ''
	const separator =
		separators[typed.toLowerCase()] ??
		(said.get('separator')?.slice(0, 1) || separatorIn(text.slice(end, end + 2000)))
	const columnOf = (name: string) => {
		const number = Number(said.get(`${name} column`))
		return Number.isInteger(number) && number > 0 ? number - 1 : undefined
	}
	const tagsAt = columnOf('tags')
	const passedOver = ['guid', 'notetype', 'deck'].flatMap((name) => columnOf(name) ?? [])
	// The old line of tags has no sign of a comment.
	const rows = splitCells(text, { separator, comment: '#', most: most + 1 })
	const [head] = splitCells(said.get('columns') ?? '', { separator })
	return {
		rows: rows.filter(({ number }) => number > lines),
		head: head?.cells,
		isHtml: said.get('html')?.trim().toLowerCase() !== 'false',
		tagsAt,
		passedOver: tagsAt === undefined ? passedOver : [...passedOver, tagsAt],
		tags: (said.get('tags') ?? '').split(/\s+/).filter(Boolean),
	}
}

/** By the first line that is no comment. */
function separatorIn(text: string): string {
	const line = text.split('\n').find((one) => one !== '' && !one.startsWith('#')) ?? ''
	return separatorOf(line, ['\t', ';', ',', '|']) ?? '\t'
}

/** The content of the header lines at the top, how many they are, and where they end. */
function headOf(text: string) {
	const said = new Map<string, string>()
	let end = 0
	let lines = 0
	while (end < text.length) {
		const line = firstLine(text.slice(end, end + longestHeader))
		const [, key, value = ''] = header.exec(line) ?? /^(tags):(.*)$/i.exec(line) ?? []
		if (key === undefined) break
		said.set(key.toLowerCase(), value)
		end += line.length + 1
		lines += 1
	}
	return { said, lines, end }
}

const longestHeader = 10_000

function firstLine(text: string): string {
	const end = text.indexOf('\n')
	return end < 0 ? text : text.slice(0, end)
}
