/**
 * The lines that a replacement would change, for its preview, with their words:
 *
 *   我 | 买 | 西红柿 | 西 | 红柿汁   西红柿 becomes 番茄   →   我 | 买 | 番茄 | 番茄汁, still to be cut
 */
import { type LessonContent, type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { type Language, languages, lineName } from './chosen-lines.ts'
import { type Change, replaced, staysOneWord, stretchesOf } from './replace-text.ts'
import { type WordChange, wordStretches } from './word-change.ts'

/** A line that a change would change. */
export type ChangedLine = {
	name: string
	language: Language
	before: string
	after: string
	/** Of the Chinese of a text, which is cut. */
	words?: ShownChange
}

/** A word of a line, for its preview. */
export type ShownWord = {
	text: string
	/** Where a reading is changed. */
	pinyin?: string | undefined
	/** Whether it takes part in the change. */
	isChanged?: true
	/** Whether the engine cuts it anew. */
	isOpen?: true
}

type ShownChange = { before: ShownWord[]; after: ShownWord[] }

/** Why a line with the pattern is left alone. */
export type SkipReason = 'pinyin' | 'same' | 'incomplete' | 'gap' | 'hidden'

export const skipReasonTexts = {
	pinyin: 'its pinyin is written out, and would be wrong',
	same: 'two options would be the same',
	incomplete: 'it could not be saved like that',
	gap: 'it is partly in a gap',
	hidden: 'a hidden word would be cut',
} as const satisfies Record<SkipReason, string>

/** The lines of a text, notes or exercises with a pattern. Skipped ones are named by their numbers from 1. */
export type FoundLines = {
	lines: ChangedLine[]
	skipped: { place: number; reason: SkipReason }[]
}

const isChanged = true as const

/** All lines with the pattern, in reading order. Case counts. */
export function changedLines(content: LessonContent, change: Change): ChangedLine[] {
	return content.flatMap((block, index) =>
		languages.flatMap((language) => {
			const before = language === 'zh' ? textOf(block.zh) : block.en
			const after = replaced(before, change)
			return before === after
				? []
				: [
						{
							name: lineName(index + 1, language),
							language,
							before,
							after,
							...(language === 'zh' && { words: shownChange(block.zh, change) }),
						},
					]
		}),
	)
}

/** The paragraphs in which a change of cuts or readings has something to do. */
export function recutLines(content: LessonContent, change: WordChange): FoundLines {
	const lines: ChangedLine[] = []
	const skipped: FoundLines['skipped'] = []
	for (const [index, { zh }] of content.entries()) {
		const stretches = wordStretches(zh, change)
		const text = textOf(zh)
		if (stretches.some(({ isHidden }) => isHidden))
			skipped.push({ place: index + 1, reason: 'hidden' })
		if (!stretches.some(({ becomes }) => becomes)) continue
		lines.push({
			name: lineName(index + 1, 'zh'),
			language: 'zh',
			before: text,
			after: text,
			words: {
				before: stretches.flatMap(({ was, becomes }) => shownWords(was, { change, becomes })),
				after: stretches.flatMap(({ was, becomes }) =>
					shownWords(becomes ?? was, { change, becomes }),
				),
			},
		})
	}
	return { lines, skipped }
}

/** Readings are shown where they change, and where they go because words are joined: 王[Wáng] | 奶奶 becomes 王奶奶. */
function shownWords(
	words: readonly Token[],
	{ change, becomes }: { change: WordChange; becomes: Token[] | undefined },
): ShownWord[] {
	const isReading = change.from.length === change.to.length
	return words.map(({ word, pinyin, isCustomPinyin }) => {
		if (!becomes) return { text: word }
		return { text: word, isChanged, ...((isReading || isCustomPinyin) && { pinyin }) }
	})
}

/** What a change does to the words of a line. */
function shownChange(tokens: readonly Token[], change: Change): ShownChange {
	const shown: ShownChange = { before: [], after: [] }
	for (const was of stretchesOf(tokens, change)) {
		const text = textOf(was)
		const isSame = !text.includes(change.pattern)
		const words = was.map(({ word }) => (isSame ? { text: word } : { text: word, isChanged }))
		shown.before.push(...words)
		if (isSame) shown.after.push(...words)
		else {
			const isOne = staysOneWord(was, change)
			const after = { text: replaced(text, change), isChanged }
			if (after.text !== '') shown.after.push(isOne ? after : { ...after, isOpen: true })
		}
	}
	return shown
}
