/**
 * Tells what a person looks for in the dictionary, by the letters they typed.
 *
 *   学习, 學習    hanzi
 *   xue2xi2, xuéxí    pinyin: nobody writes English with tones
 *   ㄒㄩㄝˊㄒㄧˊ    zhuyin, which is looked for as its pinyin
 *   cup of tea    English: "cup of" is no syllable
 *   women, can    both: 我们 is wǒmen, 女人 means women
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { isSyllable, splitSyllables, syllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import { spelledPinyin } from '#app/domain/pinyin/typed-pinyin.ts'
import { pinyinOfZhuyin } from '#app/domain/zhuyin/zhuyin.ts'

export type DictionaryQuery = {
	/** As it was typed, with single spaces. */
	text: string
	hanzi: string | undefined
	pinyin: PinyinQuery | undefined
	english: EnglishQuery | undefined
}

export type PinyinQuery = {
	/** Without tones, spaces and apostrophes; v for ü: xuexi. */
	plain: string
	/** With the typed tones: xuéxí. Undefined if there are none. */
	toned: string | undefined
	/** If the typed syllables are apart, how many they are: 2 for xi'an. */
	count: number | undefined
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
	const pinyin = readPinyin(isZhuyin ? readZhuyin(text) : text)
	const english = isZhuyin || pinyin?.toned ? undefined : readEnglish(text)
	return pinyin || english ? { text, hanzi: undefined, pinyin, english } : undefined
}

function readPinyin(text: string): PinyinQuery | undefined {
	const { letters, plain: spelled, marked } = spelledPinyin(text)
	const plain = spelled.replace(/([ln])ue/g, '$1ve')
	if (!/^[a-z]{1,40}$/.test(plain) || !beginsLikePinyin(plain)) return undefined
	const hasTones = marked.length > 0 || formatPinyin(text) !== text.normalize('NFC')
	const parts = text.split(/[ '’\-·,]+/).filter(Boolean)
	return {
		plain,
		toned: hasTones ? letters.join('').replaceAll('v', 'ü') : undefined,
		count: parts.length > 1 && parts.every(isOneSyllable) ? parts.length : undefined,
	}
}

/** Without any mark, the tones were left out rather than all first: ㄒㄩㄝ ㄒㄧ. */
function readZhuyin(text: string): string {
	const pinyin = pinyinOfZhuyin(text)
	return /[ˊˇˋ˙]/u.test(text) ? pinyin : takeTone(pinyin).letters
}

/** The last syllable may be unfinished: xuex. */
function beginsLikePinyin(plain: string): boolean {
	const letters = plain.replaceAll('v', 'ü')
	for (let end = letters.length; end >= Math.max(0, letters.length - 5); end--) {
		const tail = letters.slice(end)
		const isBegun = tail === '' || syllables.some((syllable) => syllable.startsWith(tail))
		if (isBegun && splitSyllables(letters.slice(0, end), isSyllable)) return true
	}
	return false
}

function isOneSyllable(part: string): boolean {
	return isSyllable(spelledPinyin(part).plain.replaceAll('v', 'ü'))
}

/** They stand in most definitions. */
const frequentWords = new Set(
	'a an the to of in on at for be is am are and or with it my your do does'.split(' '),
)

function readEnglish(text: string): EnglishQuery | undefined {
	const written = text.toLowerCase().replace(/['’]/g, '')
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
