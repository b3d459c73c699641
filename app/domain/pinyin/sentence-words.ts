/**
 * The words of a sentence with their readings, by the pinyin of the whole: the way back from `sentencePinyin`.
 *
 *   你去哪儿？ Nǐ qù nǎr?         你 Nǐ | 去 qù | 哪儿 nǎr | ？
 *   我叫李明。 Wǒ jiào Lǐ Míng.   我 Wǒ | 叫 jiào | 李 Lǐ | 明 Míng | 。
 *
 * A syllable is one character, and the r of erhua is 儿. Undefined where a sentence does not come out even.
 */
import { isWrittenSyllable } from './number-tone.ts'
import { splitSyllables } from './syllable.ts'

/** Text between words has no reading. */
type WordOfSentence = { word: string; pinyin?: string }

/** A word of a line of pinyin. */
export const pinyinRun = /[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)*/gu

export function wordsOfSentence(zh: string, pinyin: string): WordOfSentence[] | undefined {
	const words: WordOfSentence[] = []
	let rest = zh
	for (const [written] of pinyin.normalize('NFC').matchAll(pinyinRun)) {
		const syllables = syllablesOf(written)
		const hanzi = syllables?.map((one) => (one === 'r' ? '[儿兒]' : '\\p{Script=Han}')).join('')
		const [, between, word] =
			new RegExp(`^(\\P{Script=Han}*)(${hanzi ?? '$^'})`, 'u').exec(rest) ?? []
		if (!syllables || between === undefined || word === undefined) return undefined
		if (between !== '') words.push({ word: between })
		words.push({ word, pinyin: syllables.join(' ').replaceAll(' r', 'r') })
		rest = rest.slice(between.length + word.length)
	}
	if (/\p{Script=Han}/u.test(rest)) return undefined
	return rest === '' ? words : [...words, { word: rest }]
}

function syllablesOf(written: string): string[] | undefined {
	const syllables: string[] = []
	for (const part of written.split(/['’]/u)) {
		const pieces = splitSyllables(part, isWrittenSyllable)
		if (!pieces) return undefined
		syllables.push(...pieces)
	}
	return syllables
}
