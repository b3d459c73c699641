/**
 * Tells what a person looks for in the dictionary, by the letters they typed.
 *
 *   学习, 學習    hanzi
 *   xue2xi2, xuéxí    pinyin: nobody writes English with tones
 *   ni 3 hao 3, xv, lyu, ｘｕｅ    pinyin as some write it
 *   ㄒㄩㄝˊㄒㄧˊ    zhuyin, which is looked for as its pinyin
 *   cup of tea    English: "cup of" is no syllable
 *   café    both: a tone on the last of two syllables alone may be none
 *   women, can    both: 我们 is wǒmen, 女人 means women
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { matchingKey } from '#app/domain/matching-key.ts'
import { beginsWithTone, type PinyinQuery, readPinyin, readZhuyin } from './pinyin-query.ts'

export type DictionaryQuery = {
	/** As it was typed, with single spaces. */
	text: string
	hanzi: string | undefined
	pinyin: PinyinQuery | undefined
	english: EnglishQuery | undefined
}

export type EnglishQuery = {
	/** The sense as the index has it: go_home. */
	key: string
	/** Whether it was typed with "to", as verbs are listed. */
	isVerb: boolean
	/** Its words: cup, of, tea. */
	words: string[]
	/** Those that say something: cup, tea. */
	telling: string[]
}

/** A longer text is cut; the longest word has some twenty hanzi. */
const longestQuery = 60

/** Undefined if there is nothing to look for. */
export function readQuery(typed: string): DictionaryQuery | undefined {
	const whole = incomingText(typed)
		.replace(/[\s\p{C}]+/gu, ' ')
		.trim()
	const text = [...whole].slice(0, longestQuery).join('').trim()
	if (hasHanzi(text)) {
		const hanzi = text.replace(/[^\p{L}\p{N}·]/gu, '')
		return hanzi === '' ? undefined : { text, hanzi, pinyin: undefined, english: undefined }
	}
	const isZhuyin = /\p{Script=Bopomofo}/u.test(text)
	const pinyin = isZhuyin ? readZhuyin(text) : readPinyin(text)
	const isPlainlyPinyin = pinyin?.toned !== undefined && (/\d/.test(text) || beginsWithTone(pinyin))
	const english = isZhuyin || isPlainlyPinyin ? undefined : readEnglish(text)
	return pinyin || english ? { text, hanzi: undefined, pinyin, english } : undefined
}

/** They stand in most definitions. */
const frequentWords = new Set(
	'a an the to of in on at for be is am are and or with it my your do does'.split(' '),
)

function readEnglish(text: string): EnglishQuery | undefined {
	const written = matchingKey(text).toLowerCase().replace(/['’]/g, '')
	const words = written.match(/[\p{L}\p{N}]+/gu) ?? []
	if (words.length === 0) return undefined
	const [first, second] = words
	const isVerb = first === 'to' && words.length > 1
	const bare =
		isVerb && second === 'be' && words.length > 2
			? words.slice(2)
			: /^(to|an?|the)$/.test(first ?? '') && words.length > 1
				? words.slice(1)
				: words
	const telling = words.filter((word) => !frequentWords.has(word))
	return {
		key: bare.join('_'),
		isVerb,
		words: bare,
		telling: telling.length > 0 ? telling : bare.slice(-1),
	}
}
