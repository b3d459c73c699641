/**
 * Pleco's text files: a card a line, below the line of its category.
 *
 *   //Hanlu/known/saved
 *   银行[銀行]	yin2hang2	bank
 *
 * The word stands in simplified characters, the traditional ones in brackets where they differ. Pinyin
 * has tone numbers. U+EAB1 is Pleco's line end inside a definition; ours begins the sentence.
 * Source: the import and export format in Pleco's manual, https://www.pleco.com/ipmanual/flash.html
 */
import { toNumberTone } from '#app/domain/pinyin/number-tone.ts'
import { plainCell } from './plain-cell.ts'
import { wordCell } from './word-cell.ts'
import {
	formatLabels,
	ownLabel,
	type ReadWord,
	readLabels,
	readTags,
	type WordNote,
} from './word-note.ts'

const lineEnd = '\ueab1'

/** Each category is named before its first card and wherever it changes; `before` is the last one. */
export function plecoRows(
	notes: readonly WordNote[],
	before = '',
): { text: string; category: string } {
	let category = before
	let text = ''
	for (const note of notes) {
		const own = ['/', ownLabel, ...formatLabels(note)].join('/')
		if (own !== category) text += `${own}\n`
		category = own
		text += `${cardLine(note)}\n`
	}
	return { text, category }
}

function cardLine(note: WordNote): string {
	const { word, traditional, pinyin, meaning } = note
	const head = traditional && traditional !== word ? `${word}[${traditional}]` : word
	const sentence = note.sentence && [note.sentence, note.sentencePinyin, note.translation]
	const parts = [meaning, ...(sentence || [])]
	const definition = parts.filter((part, at) => at === 0 || part !== '').join(lineEnd)
	return [head, toNumberTone(pinyin).replace(/\s+/g, ''), definition].map(oneLine).join('\t')
}

function oneLine(text: string): string {
	return text.replace(/[\t\r\n]+/g, ' ')
}

/** Whether a text has a category, or lines of a word, numbered pinyin and a definition. */
export function isPleco(text: string): boolean {
	const start = text.slice(0, 2000)
	return (
		/^\/\/\S/m.test(start) ||
		/^\p{Script=Han}[^\t\n,;"]*\t[a-z:ü1-5 ]*[1-5]\t[^\t\n]*$/imu.test(start)
	)
}

/** A line with a card, and the category above it. */
type PlecoCard = { line: string; category: string; row: number }

/** The cards of a text whose line ends are \n, at most one more than `most`. */
export function plecoCards(text: string, most: number): PlecoCard[] {
	const cards: PlecoCard[] = []
	let category = ''
	for (const [at, line] of text.split('\n').entries()) {
		if (line.startsWith('//')) category = line.slice(2).trim()
		else if (line.trim() !== '' && cards.length <= most) cards.push({ line, category, row: at + 1 })
	}
	return cards
}

export function readPlecoCard({ line, category, row }: PlecoCard): ReadWord {
	const [head = '', pinyin = '', definition = ''] = line.split('\t')
	const plain = (cell: string) => plainCell(cell, { isHtml: false })
	const isOwn = isOwnCategory(category)
	return {
		row,
		...wordCell(plain(head)),
		pinyin: plain(pinyin),
		// In Pleco's own definitions, what follows a line end may be anything.
		sentence: isOwn ? plain(definition.split(lineEnd)[1] ?? '') : '',
		...labelsOfCategory(category),
	}
}

/** Cards below //Hanlu/known are known, and so are those below any category called "known". */
export function labelsOfCategory(category: string) {
	const parts = category.split('/').map((part) => part.trim())
	return isOwnCategory(category) ? readLabels(parts.slice(1)) : readTags(parts)
}

function isOwnCategory(category: string): boolean {
	return category === ownLabel || category.startsWith(`${ownLabel}/`)
}
