/**
 * A replacement that keeps the characters and changes only how they are cut into words, or read:
 *
 *   大|夫 becomes 大夫       two words become one
 *   大夫 becomes 大|夫       one word becomes two
 *   还 becomes 还[huán]      the word has this reading wherever it stands
 *   地[dì] becomes 地[de]    where it has that reading now
 *   还[huán] becomes 还      it has the engine's reading again
 *
 * A border is | or the ␟ of the segment editor. Words are found as they are cut: 大|夫 is not in 大夫, and 夫 not either.
 */
import { type LessonContent, type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { lineName } from './chosen-lines.ts'

/** A reading has tone marks, and spaces between syllables. */
type Word = { word: string; pinyin?: string }

export type WordChange = { from: readonly Word[]; to: readonly Word[] }

/** Undefined if characters change as well; a problem if nothing would change, or a reading is none of its word. */
export function readWordChange(typed: {
	pattern: string
	replacement: string
}): Result<WordChange | undefined, Problem> {
	if (typed.pattern === typed.replacement) return err({ code: 'replacement.same' })
	const [from, to] = [wordsIn(typed.pattern), wordsIn(typed.replacement)]
	if (!from || !to || textOf(from) !== textOf(to)) return ok(undefined)
	const read: Word[] = []
	for (const { word, pinyin } of [...from, ...to]) {
		const spelling = pinyin === undefined ? undefined : spellPinyin(word, formatPinyin(pinyin))
		if (spelling && !spelling.ok) return spelling
		read.push(spelling ? { word, pinyin: spelling.value } : { word })
	}
	return ok({ from: read.slice(0, from.length), to: read.slice(from.length) })
}

function wordsIn(text: string): Word[] | undefined {
	const words = text
		.trim()
		.split(/[|｜␟]/u)
		.map((part) => /^\s*(\p{Script=Han}+)(?:\[([^[\]]+)\])?\s*$/u.exec(part))
	const found = words.flatMap((match) => (match ? [match] : []))
	if (found.length < words.length) return undefined
	return found.map(([, word = '', pinyin]) => (pinyin === undefined ? { word } : { word, pinyin }))
}

/** Words of a paragraph. Without `becomes` they stay; with `isHidden` because a hidden word would be cut. */
export type WordStretch = { was: Token[]; becomes?: Token[]; isHidden?: true }

export function wordStretches(tokens: readonly Token[], change: WordChange): WordStretch[] {
	const stretches: WordStretch[] = []
	for (let at = 0; at < tokens.length; ) {
		const was = tokens.slice(at, at + change.from.length)
		const becomes = isFound(was, change) ? changed(was, change) : undefined
		if (!becomes) stretches.push({ was: tokens.slice(at, at + 1) })
		else if (becomes.length + was.length > 2 && was.some(({ isHide }) => isHide))
			stretches.push({ was, isHidden: true })
		else stretches.push({ was, becomes })
		at += stretches.at(-1)?.was.length ?? 1
	}
	return stretches
}

function isFound(was: readonly Token[], { from }: WordChange): boolean {
	return from.every(({ word, pinyin }, index) => {
		const token = was[index]
		return token?.word === word && (pinyin === undefined || token.pinyin === pinyin)
	})
}

/** Undefined if nothing changes. A word that stays one keeps its blank. */
function changed([first, ...others]: readonly Token[], { to }: WordChange): Token[] | undefined {
	const [word, ...more] = to
	if (first && word && others.length + more.length === 0) {
		const { pinyin, isCustomPinyin, ...marks } = first
		if (word.pinyin === undefined) return isCustomPinyin ? [marks] : undefined
		return word.pinyin === pinyin ? undefined : [{ ...marks, ...asSet(word) }]
	}
	return to.map(asSet)
}

function asSet({ word, pinyin }: Word): Token {
	return pinyin === undefined ? { word } : { word, pinyin, isCustomPinyin: true }
}

/** `lines` are the names of the chosen paragraphs, as `lineName` makes them. */
export function changeWords(
	content: LessonContent,
	{ change, lines }: { change: WordChange; lines: ReadonlySet<string> },
): LessonContent {
	return content.map((block, index) => {
		if (!lines.has(lineName(index + 1, 'zh'))) return block
		const zh = wordStretches(block.zh, change).flatMap(({ was, becomes }) => becomes ?? was)
		return { ...block, zh }
	})
}
