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
import { ankiHeadOf } from './anki-head.ts'
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

/** Reads files of Anki and for Anki, with or without header lines. Line ends are \n. */
export function readAnki(text: string, most: number): WordTable {
	const { said, lines, end, padding } = ankiHeadOf(text)
	const typed = said.get('separator') ?? ''
	const separator =
		padding ??
		separators[/^[a-z]+/i.exec(typed)?.[0].toLowerCase() ?? ''] ??
		(typed.slice(0, 1) || separatorIn(text.slice(end, end + 2000)))
	const columnOf = (name: string) => {
		const number = Number(said.get(`${name} column`))
		return Number.isInteger(number) && number > 0 ? number - 1 : undefined
	}
	const tagsAt = columnOf('tags')
	const passedOver = ['guid', 'notetype', 'deck'].flatMap((name) => columnOf(name) ?? [])
	const isCommentWhole = columnOf('guid') === 0
	// The old line of tags has no sign of a comment.
	const rows = splitCells(text.slice(end), { separator, comment: '#', isCommentWhole, most })
	const [head] = splitCells(said.get('columns') ?? '', { separator })
	return {
		rows: rows.map(({ number, cells }) => ({ number: number + lines, cells })),
		head: head?.cells,
		isHtml: said.get('html')?.toLowerCase() !== 'false',
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
