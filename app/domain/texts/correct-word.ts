/**
 * Turns what a reader wants of a word into rules.
 *
 * They see 头发 | 很 | 长[zhǎng], and type "chang2" and a note: one rule reads 长 as cháng instead of zhǎng, a
 * second one gives 长[cháng] its note. Where they join words, the new one first has the engine's reading.
 */
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { noteOn, type Rule, type TextPlace } from './corrections.ts'
import { placedWords, shownIn } from './placed-words.ts'
import { changedCut, isPossibleCut } from './wanted-cut.ts'

export type WantedCorrection = {
	/** Where the first of the words stands. */
	place: TextPlace
	/** Words beside each other, as the reader saw them. */
	was: readonly string[]
	/** The same characters, cut as wanted. */
	now: readonly string[]
	/** Which of them the pinyin and the note concern. */
	word: number
	/** As typed; undefined to leave it. */
	pinyin?: string | undefined
	/** Empty to have none; undefined to leave it. */
	note?: string | undefined
}

/** The words of the text that are wanted otherwise; undefined if the text has other ones there by now. */
export function seenWords(
	content: LessonContent,
	{ place, was }: WantedCorrection,
): Token[] | undefined {
	const words = placedWords(content[place.paragraph]?.zh ?? [])
	const first = words.findIndex(({ at }) => at === place.at)
	const seen = first < 0 ? [] : words.slice(first, first + was.length)
	const isSame =
		seen.length === was.length && seen.every(({ token }, at) => shownIn(token) === was[at])
	return isSame ? seen.map(({ token }) => token) : undefined
}

/** All words of the paragraph in the wanted cut, in simplified characters. */
export function wordsToRead(content: LessonContent, wanted: WantedCorrection): string[] {
	return recutParagraph(content, wanted).map(({ word }) => word)
}

function recutParagraph(
	content: LessonContent,
	{ place, was, now }: WantedCorrection,
): { text: string; word: string }[] {
	const tokens = content[place.paragraph]?.zh ?? []
	const end = place.at + was.join('').length
	const before: Token[] = []
	const run: Token[] = []
	const after: Token[] = []
	for (const { token, at } of placedWords(tokens)) {
		if (at < place.at) before.push(token)
		else (at < end ? run : after).push(token)
	}
	const asIs = (token: Token) => ({ text: shownIn(token), word: token.word })
	return [...before.map(asIs), ...simplifiedWords(run, now), ...after.map(asIs)]
}

/** As traditional characters are simplified one by one, both forms have the same number of them. */
function simplifiedWords(run: readonly Token[], now: readonly string[]) {
	const simplified = [...run.map(({ word }) => word).join('')]
	const isOneByOne = simplified.length === [...now.join('')].length
	let to = 0
	return now.map((text) => {
		const from = to
		to += [...text].length
		return { text, word: isOneByOne ? simplified.slice(from, to).join('') : text }
	})
}

/**
 * The rule of the wanted cut; undefined if the words are cut so already. `readings` are those of
 * `wordsToRead`.
 */
export function cutRule(
	content: LessonContent,
	wanted: WantedCorrection,
	readings: readonly (string | undefined)[],
): Result<{ rule: Rule; place: TextPlace } | undefined, Problem> {
	const { place, was, now } = wanted
	if (!isPossibleCut(was, now)) return err({ code: 'own-text.impossible-cut' })
	const { at, first, words } = changedCut(was, now)
	if (words.length === 0) return ok(undefined)
	const tokens = content[place.paragraph]?.zh ?? []
	const before = placedWords(tokens).filter((word) => word.at < place.at).length + first
	const paragraph = recutParagraph(content, wanted)
	const cut = words.map((text, index) => {
		const { word = text } = paragraph[before + index] ?? {}
		const pinyin = readings[before + index]
		return { text, ...(word !== text && { word }), ...(pinyin && { pinyin }) }
	})
	return ok({
		rule: { kind: 'cut', words: cut },
		place: { paragraph: place.paragraph, at: place.at + at },
	})
}

/** The rules of the reading and the note, for the text in the wanted cut. */
export function wordRules(
	content: LessonContent,
	{ place, now, word, pinyin, note }: WantedCorrection,
): Result<{ rule: Rule; place: TextPlace }[], Problem> {
	const at = place.at + now.slice(0, word).join('').length
	const zh = content[place.paragraph]?.zh ?? []
	const token = placedWords(zh).find((one) => one.at === at)?.token
	if (!token || shownIn(token) !== now[word]) return err({ code: 'own-text.impossible-cut' })
	const here = { paragraph: place.paragraph, at }
	const shown = shownIn(token)
	const rules: Rule[] = []
	const typed = formatPinyin(pinyin?.trim() ?? '')
	let read = token.pinyin
	if (typed !== '') {
		const spelt = spellPinyin(shown, typed)
		if (!spelt.ok) return err({ ...spelt.error, field: 'pinyin' })
		const was = read
		read = spelt.value
		if (read !== was) rules.push({ kind: 'reading', word: shown, was, pinyin: read })
	}
	if (note !== undefined && note.trim() !== (noteOn(token) ?? ''))
		rules.push({ kind: 'note', word: shown, pinyin: read, note: note.trim() })
	return ok(rules.map((rule) => ({ rule, place: here })))
}
