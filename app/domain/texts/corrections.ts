/**
 * A reader's corrections of a text of their own: where words begin and end, how they are read, and notes.
 *
 *   cut       王小 | 明 | 来 | 了           王小明 is one word        王小明 | 来 | 了
 *   reading   头发 | 很 | 长[zhǎng]         zhǎng is cháng            头发 | 很 | 长[cháng]
 *   note      王小明                        "Anna's teacher"          王小明 with its note
 *
 * A correction is a rule, kept beside the text. The text is stored as the engine cut it, and the rules are
 * applied one after the other whenever it is read. So they survive every new cut, and taking one back
 * restores what was there. They never change a character.
 *
 * A rule holds for one place, or everywhere in the text:
 * - A cut, wherever its characters stand between two borders of words: 王小 | 明天 is left alone (recut.ts).
 * - A reading or a note, wherever the word stands by itself with the same reading: 长 of 长城 is left alone.
 */
import type * as z from 'zod'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import type { correctionsSchema, placeSchema, ruleSchema } from './correction-schema.ts'
import { placedWords, shownIn, writtenText } from './placed-words.ts'
import { bordersOf, type Line, recut } from './recut.ts'

export type Rule = z.infer<typeof ruleSchema>
export type CutRule = Extract<Rule, { kind: 'cut' }>
/** The place of a word in a part of a text. */
export type TextPlace = z.infer<typeof placeSchema>

/** A correction as it is stored beside its text. */
export type StoredCorrection = z.infer<typeof correctionsSchema>[number]
export type Correction = Pick<StoredCorrection, 'rule' | 'place'>

/** The most that one text may have: each is looked for in every paragraph that is read. */
export const mostCorrections = 200

/** The corrections that concern a part, in their order. */
export function correctionsOfPart(
	all: readonly StoredCorrection[],
	id: string,
): readonly StoredCorrection[] {
	return all.filter(({ part }) => part === undefined || part === id)
}

/** Paragraphs that no correction concerns stay the same objects. */
export function withCorrections(
	content: LessonContent,
	corrections: readonly Correction[],
): LessonContent {
	if (corrections.length === 0) return content
	return content.map((block, paragraph) => {
		const concerning = corrections.filter(
			({ place }) => (place?.paragraph ?? paragraph) === paragraph,
		)
		const zh = correctedLine(block.zh, concerning)
		return zh === block.zh ? block : { ...block, zh: [...zh] }
	})
}

/** The words of a paragraph with its corrections. */
function correctedLine(
	tokens: readonly Token[],
	corrections: readonly Correction[],
): readonly Token[] {
	const text = writtenText(tokens)
	let now = tokens
	let borders: Line['borders'] | undefined
	for (const { rule, place } of corrections) {
		// Most words stand in few paragraphs.
		if (!text.includes(charactersOf(rule))) continue
		if (rule.kind === 'cut') {
			borders ??= bordersOf(now, text)
			const cut = recut({ tokens: now, text, borders }, rule.words, place?.at)
			if (cut !== now) borders = undefined
			now = cut
		} else now = marked(now, rule, place?.at)
	}
	return now
}

/** The characters that a rule is about. */
export function charactersOf(rule: Rule): string {
	return rule.kind === 'cut' ? rule.words.map(({ text }) => text).join('') : rule.word
}

/** The note on a word, if a correction gave it one. */
export function noteOn({ note }: Token): string | undefined {
	return typeof note === 'string' && note !== '' ? note : undefined
}

/** How many words of a text are not what they were. */
export function countChanged(before: LessonContent, after: LessonContent): number {
	return after.reduce((sum, { zh }, index) => {
		const was = before[index]?.zh ?? []
		if (was === zh) return sum
		const known = new Map(placedWords(was).map(({ token, at }) => [at, token]))
		const changed = placedWords(zh).filter(({ token, at }) => !isSameWord(known.get(at), token))
		return sum + changed.length
	}, 0)
}

function isSameWord(was: Token | undefined, is: Token): boolean {
	return was?.word === is.word && was.pinyin === is.pinyin && was.note === is.note
}

/** Sets a reading or a note on the words that a rule means. */
function marked(
	tokens: readonly Token[],
	rule: Exclude<Rule, CutRule>,
	place: number | undefined,
): readonly Token[] {
	const before = rule.kind === 'reading' ? rule.was : rule.pinyin
	let changed: Token[] | undefined
	let at = 0
	for (const [index, token] of tokens.entries()) {
		const shown = shownIn(token)
		if (shown === rule.word && token.pinyin === before && (place ?? at) === at) {
			changed ??= [...tokens]
			changed[index] =
				rule.kind === 'reading' ? withReading(token, rule.pinyin) : withNote(token, rule.note)
		}
		at += shown.length
	}
	return changed ?? tokens
}

function withReading(token: Token, pinyin: string): Token {
	return { ...token, pinyin, isCustomPinyin: true }
}

function withNote({ note: _, ...token }: Token, note: string): Token {
	return note === '' ? token : { ...token, note }
}
