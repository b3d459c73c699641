/**
 * Checks the pinyin of a word: one syllable for each hanzi, and nothing else.
 *
 *   市场  shì chǎng, shìchǎng     → shì chǎng
 *   西安  xī'ān, xīān             → xī ān
 *   哪儿  nǎr, nǎ r, nǎ ér        → nǎr, nǎ r, nǎ ér   (the r of erhua is the syllable of 儿)
 *   卡拉OK kǎ lā OK, kǎ lā ōu kèi → as typed            (Latin stays, or is spelt out)
 *   冰粉  bīng                    → one syllable too few
 *   外卖  zzz9                    → no pinyin
 *   市场  shi chang               → no tones: 着呢 zhe ne and other particles alone have none
 *
 * Punctuation in the word needs none in the pinyin.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isWrittenSyllable } from './number-tone.ts'
import { isOpenSyllable, longestSyllable, splitSyllables } from './syllable.ts'
import { takeTone } from './tone.ts'

type SpellingProblem =
	| { code: 'pinyin.not-pinyin'; values: { part: string } }
	| { code: 'pinyin.no-tones'; values: { pinyin: string } }
	| { code: 'pinyin.wrong-count'; values: { syllables: number; hanzi: number } }

/** Marks between syllables, in words and in dictionaries. */
const mark = /[\s'’‘`\-–—·・∥,，.。、…!！?？:：;；()（）/]/u
const letter = /[\p{L}\p{N}]/u
const vowel = /[aeiou]/i

/**
 * The pinyin with a space between syllables. `pinyin` has tone marks already (`formatPinyin`).
 */
export function spellPinyin(word: string, pinyin: string): Result<string, SpellingProblem> {
	const typed = pinyin.normalize('NFC')
	const parts = partsOf(word)
	const pieces = match(parts, typed)
	if (pieces) {
		const spelling = joined(pieces)
		return lacksTones(word, spelling)
			? err({ code: 'pinyin.no-tones', values: { pinyin: spelling } })
			: ok(spelling)
	}
	const part = firstStrange(typed, word)
	if (part !== undefined) return err({ code: 'pinyin.not-pinyin', values: { part } })
	const hanzi = parts.filter(hasHanzi).length
	const syllables = syllablesOf(typed).length
	return err({ code: 'pinyin.wrong-count', values: { syllables, hanzi } })
}

/** Whether a word of several hanzi has no tone at all, which particles alone may have. */
function lacksTones(word: string, pinyin: string): boolean {
	const hanzi = partsOf(word).filter(hasHanzi)
	if (hanzi.length < 2 || hanzi.every((one) => particles.has(one))) return false
	return takeTone(pinyin).tone === 5
}

/** Read without a tone beside each other: 着呢 zhe ne, 了吗 le ma. */
const particles = new Set('的地得了着过们吗嘛呢吧啊呀哇哪啦咯喽呗哩么')

/**
 * The pinyin of both parts of a word that is split: 头发 tóu fa becomes 头 tóu, 发 fa. `at` is in UTF-16
 * units. Empty if the pinyin does not fit.
 */
export function splitPinyin(word: string, pinyin: string, at: number): [string, string] {
	const pieces = match(partsOf(word), pinyin.normalize('NFC'))
	const first = partsOf(word.slice(0, at)).length
	return pieces ? [joined(pieces.slice(0, first)), joined(pieces.slice(first))] : ['', '']
}

function partsOf(word: string): string[] {
	return [...word.normalize('NFC').matchAll(wordParts)].map(([part]) => part)
}

/** A hanzi, or one other letter or digit. */
const wordParts = /\p{Script=Han}|[\p{L}\p{N}]\p{M}*/gu

/** A piece of the pinyin as typed, and what stands before it. */
type Piece = { text: string; gap: string; isLatin: boolean }

/** One piece for each part of the word, or undefined if they do not fit. */
function match(parts: readonly string[], typed: string): Piece[] | undefined {
	const failed = new Set<string>()
	return from(0, 0, '')

	/** `last` is the piece before, if nothing stands between. */
	function from(part: number, begin: number, last: string): Piece[] | undefined {
		let at = begin
		while (at < typed.length && mark.test(typed[at] ?? '')) at += 1
		const now = parts[part]
		if (now === undefined) return at === typed.length ? [] : undefined
		const key = `${part} ${at} ${last}`
		if (failed.has(key)) return undefined
		const gap = typed.slice(begin, at)
		for (const end of endsOf(now, at)) {
			const text = typed.slice(at, end)
			// Jiā is one syllable: jī'ā would be written with an apostrophe.
			// Latin is as the word has it: DNA is no nā.
			const isSyllable = hasHanzi(now)
			if (isSyllable && gap === '' && last !== '' && isWrittenSyllable(last + text)) continue
			const isOpen = isSyllable && letter.test(typed.charAt(end))
			const rest = from(part + 1, end, isOpen ? text : '')
			if (!rest) continue
			return [{ text, gap, isLatin: text.toLowerCase() === now.toLowerCase() }, ...rest]
		}
		failed.add(key)
		return undefined
	}

	/** Where a part's pinyin may end, the longest first. */
	function endsOf(part: string, at: number): number[] {
		if (hasHanzi(part)) return syllableEnds(at)
		const end = at + part.length
		const isSame = typed.slice(at, end).toLowerCase() === part.toLowerCase()
		return isSame ? [end, ...spelt(at)] : spelt(at)
	}

	function syllableEnds(at: number): number[] {
		const longest = Math.min(at + longestSyllable, typed.length)
		const ends = Array.from({ length: Math.max(0, longest - at) }, (_, back) => longest - back)
		const found = ends.filter((end) => isSyllableAt(at, end))
		// Fǎngǎn is fǎn gǎn: fǎng ǎn would be written with an apostrophe.
		const isOpen = (end: number) => isOpenSyllable(typed.charAt(end))
		return [...found.filter((end) => !isOpen(end)), ...found.filter(isOpen)]
	}

	/** Bing is no bi and ng: syllables without a vowel stand alone, but for the r of erhua. */
	function isSyllableAt(at: number, end: number): boolean {
		const syllable = typed.slice(at, end)
		if (!isWrittenSyllable(syllable)) return false
		const isAlone = !letter.test(typed.charAt(at - 1)) && !letter.test(typed.charAt(end))
		return isAlone || syllable.toLowerCase() === 'r' || vowel.test(syllable.normalize('NFD'))
	}

	/** Latin that is spelt out: ōu kèi for OK. */
	function spelt(at: number): number[] {
		const ends = new Set<number>()
		let open = [at]
		while (open.length > 0) {
			open = open.flatMap((place) => {
				let next = place
				while (next < typed.length && mark.test(typed[next] ?? '')) next += 1
				return syllableEnds(next).filter((end) => !ends.has(end))
			})
			for (const end of open) ends.add(end)
		}
		return [...ends].sort((a, b) => a - b)
	}
}

/** The r of erhua stays with its syllable (nǎr), Latin as it was typed (OK). */
function joined(pieces: readonly Piece[]): string {
	return pieces.reduce((text, piece, index) => {
		const isTight = piece.gap === '' && (piece.text === 'r' || isBothLatin(pieces, index))
		return text + (index === 0 || isTight ? '' : gapOf(piece)) + piece.text
	}, '')
}

function isBothLatin(pieces: readonly Piece[], index: number): boolean {
	return Boolean(pieces[index]?.isLatin && pieces[index - 1]?.isLatin)
}

/** A comma, or the · of a foreign name, stays. */
function gapOf({ gap }: Piece): string {
	return /^[\s'’‘`\-–—∥]*$/u.test(gap) ? ' ' : gap
}

/** The first run of letters that is neither syllables nor Latin of the word. */
function firstStrange(typed: string, word: string): string | undefined {
	const latin = word.toLowerCase()
	return typed
		.split(mark)
		.filter(Boolean)
		.find(
			(run) =>
				!isKnownRun(run) &&
				!(!hasHanzi(run) && letter.test(run) && latin.includes(run.toLowerCase())),
		)
}

function isKnownRun(run: string): boolean {
	return splitSyllables(run, isWrittenSyllable) !== undefined
}

function syllablesOf(typed: string): string[] {
	return typed
		.split(mark)
		.filter(Boolean)
		.flatMap((run) => splitSyllables(run, isWrittenSyllable) ?? [run])
}
