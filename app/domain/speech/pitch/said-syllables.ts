/**
 * The syllables of a sentence as they stand on a page and as they are said: 不是，我们去哪儿？ is bú shì wǒ
 * men qù nǎr, with 不 in the second tone, a pause after 是, and 哪儿 as one syllable.
 */
import { isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { asSaid } from '#app/domain/pinyin/sandhi.ts'
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { TonedSyllable } from './tone-shapes.ts'

/** A word with its pinyin as a page writes it (wǒmen), or signs without. */
export type WrittenWord = {
	text: string
	pinyin?: string | undefined
	/** Signs that stand for a word: ＿＿ for one that the page hides. */
	isHidden?: boolean
}

export type SaidSyllable = TonedSyllable & {
	/** Usually one character; 哪儿 has two. */
	hanzi: string
	/** As it is written; empty for what has none. */
	pinyin: string
	/** The signs behind it. */
	after: string
	/** The index of its word. */
	word: number
}

const speakable = /[\p{L}\p{N}]/u
const isCharacters = /^[\p{Script=Han}＿]+$/u
const pause = /[，。！？；：、…,.!?;:—\n]/u

export function saidSyllables(words: readonly WrittenWord[]): SaidSyllable[] {
	const syllables: SaidSyllable[] = []
	for (const [index, { text, pinyin, isHidden }] of words.entries()) {
		if (pinyin || isHidden || speakable.test(text))
			syllables.push(...syllablesOfWord(text, pinyin, index))
		else {
			const last = syllables.at(-1)
			if (!last) continue
			last.after += text.trim()
			last.endsPhrase ||= pause.test(text)
		}
	}
	return withTonesAsSaid(syllables)
}

function syllablesOfWord(text: string, pinyin: string | undefined, word: number): SaidSyllable[] {
	const one = { tone: undefined, endsPhrase: false, after: '', word }
	const hanzi = [...text]
	if (!pinyin) {
		const pieces = isCharacters.test(text) ? hanzi : [text]
		return pieces.map((piece) => ({ ...one, hanzi: piece, pinyin: '' }))
	}
	const written = writtenSyllables(pinyin)
	// 哪儿 nǎr has fewer syllables than characters, and 瓩 qiānwǎ more.
	let at = 0
	return written.map((syllable, index) => {
		const isLast = index === written.length - 1
		const next = hanzi[at + 1]
		const takesTwo =
			syllable.endsWith('r') && /[儿兒]/u.test(next ?? '') && !/^[eéěèē]r$/i.test(syllable)
		const length = isLast ? hanzi.length - at : takesTwo ? 2 : 1
		const own = hanzi.slice(at, at + length).join('')
		at += length
		return { ...one, hanzi: own, pinyin: syllable }
	})
}

/** wǒmen → wǒ, men; nǎr stays one. Pinyin that cannot be split stays whole. */
function writtenSyllables(pinyin: string): string[] {
	return pinyin
		.normalize('NFC')
		.split(/[\s'’\-·]+/)
		.flatMap((run) => {
			const pieces = splitSyllables(run.toLowerCase(), isWrittenSyllable) ?? [run]
			let at = 0
			// Capitals of names stay.
			const shown = pieces.map((piece) => {
				at += piece.length
				return run.slice(at - piece.length, at)
			})
			return shown.reduce<string[]>((all, piece) => {
				const before = all.at(-1)
				if (piece === 'r' && before !== undefined) all[all.length - 1] = `${before}r`
				else all.push(piece)
				return all
			}, [])
		})
		.filter((syllable) => syllable !== '')
}

function withTonesAsSaid(syllables: readonly SaidSyllable[]): SaidSyllable[] {
	let phrase: SaidSyllable[] = []
	const all: SaidSyllable[] = []
	const close = () => {
		const said = asSaid(wordsOf(phrase)).flatMap((reading) => reading.split(' '))
		for (const [index, syllable] of phrase.entries()) {
			const { pinyin } = syllable
			const tone = pinyin === '' ? undefined : takeTone(said[index] ?? pinyin).tone
			all.push({ ...syllable, tone })
		}
		phrase = []
	}
	for (const syllable of syllables) {
		phrase.push(syllable)
		if (syllable.endsPhrase) close()
	}
	close()
	return all
}

/** The words of syllables, with a syllable for each character. */
function wordsOf(syllables: readonly SaidSyllable[]): { word: string; pinyin: string }[] {
	const words: { word: string; pinyin: string; of: number }[] = []
	for (const { hanzi, pinyin, word: of } of syllables) {
		const last = words.at(-1)
		const [first = '·'] = [...hanzi]
		if (last?.of === of) {
			last.word += first
			last.pinyin += ` ${pinyin || '·'}`
		} else words.push({ word: first, pinyin: pinyin || '·', of })
	}
	return words
}
