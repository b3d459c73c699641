/**
 * Pinyin as people type it to find a word, without tones or with them: xuexi, xue2 xi2, xuéxí, xve xi.
 *
 *   le4se4      垃圾, for its definition names lè sè
 *   quanr       圈儿, then 圈
 *   wan2 er2    玩儿 wánr
 *   nü hai er   女孩儿 nǚ háir
 */
import { matchingKey } from '#app/domain/matching-key.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { isSyllable, splitSyllables, syllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import { spelledPinyin } from '#app/domain/pinyin/typed-pinyin.ts'
import { pinyinOfZhuyin } from '#app/domain/zhuyin/zhuyin.ts'

export type PinyinQuery = {
	/** Without tones, spaces and apostrophes; v for ü: xuexi. */
	plain: string
	/** With the typed tones: xuéxí. Undefined if there are none. */
	toned: string | undefined
	/** If the typed syllables are apart, how many they are: 2 for xi'an. */
	count: number | undefined
	/** With the typed tones and a space between syllables, as definitions write it: lè sè. */
	spaced: string | undefined
	/** What the same word may be without its 儿, or with it as r: quan for quanr, nvhair for nvhaier. */
	otherErhua: OtherErhua | undefined
}

export type OtherErhua = {
	plain: string
	/** With the typed tones, as of the query: wánr for wan2 er2. */
	toned: string | undefined
	/** Whether 儿 was typed as a syllable of its own. */
	isSyllable: boolean
}

/** Words begin with a tone, though they may end without; café has its mark at the end. */
export function beginsWithTone({ spaced = '' }: PinyinQuery): boolean {
	return /^[^ ]*[^a-zü ]/u.test(spaced)
}

/** ｎｉｈａｏ, ni 3 hao 3, xv and lyu as most people type them: nihao, ni3 hao3, xu, lü. */
function likePinyin(text: string): string {
	return (
		matchingKey(text)
			.replace(/(?<=\p{L}) (?=[1-5](?: |$))/gu, '')
			.normalize('NFD')
			.replace(/([jqxy])(?:v|u:|u\u0308)/g, '$1u')
			// As passports have it. Within a word it may be lin yu.
			.replace(/(?<![\p{L}\p{M}])([ln])yu/gu, '$1u\u0308')
			.normalize('NFC')
	)
}

export function readPinyin(typed: string): PinyinQuery | undefined {
	const text = likePinyin(typed)
	const { letters, plain: spelled, marked } = spelledPinyin(text)
	const plain = spelled.replace(/([ln])ue/g, '$1ve')
	if (!/^[a-z]{1,40}$/.test(plain) || !beginsLikePinyin(plain)) return undefined
	const hasTones = marked.length > 0 || formatPinyin(text) !== text.normalize('NFC')
	const parts = text.split(/[ '’\-·,]+/).filter(Boolean)
	const joined = letters.join('').replaceAll('v', 'ü')
	const split = splitSyllables(plain.replaceAll('v', 'ü'), isSyllable)
	const toned = hasTones ? joined : undefined
	const areApart = parts.length > 1 && parts.every(isOneSyllable)
	return {
		plain,
		toned,
		count: areApart ? parts.length : undefined,
		spaced: areApart
			? parts
					.map((part) => spelledPinyin(part).letters.join(''))
					.join(' ')
					.replaceAll('v', 'ü')
			: spacedAs(split, joined),
		otherErhua: split ? otherErhua(plain, toned) : undefined,
	}
}

/** lèsè as lè sè, by the syllables of lese. */
function spacedAs(split: readonly string[] | undefined, joined: string): string | undefined {
	if (!split || split.join('').length !== joined.length) return undefined
	let rest = joined
	return split
		.map(({ length }) => {
			const syllable = rest.slice(0, length)
			rest = rest.slice(length)
			return syllable
		})
		.join(' ')
}

function otherErhua(plain: string, toned: string | undefined): OtherErhua | undefined {
	if (/.er$/.test(plain)) {
		// 二 and 耳 are no 儿.
		if (toned && !/[eé]r$/.test(toned)) return undefined
		const withR = (spelled: string) => `${spelled.slice(0, -2)}r`
		return { plain: withR(plain), toned: toned && withR(toned), isSyllable: true }
	}
	if (!/.r$/.test(plain)) return undefined
	return { plain: plain.slice(0, -1), toned: toned?.slice(0, -1), isSyllable: false }
}

/** Without any mark, the tones were left out rather than all first: ㄒㄩㄝ ㄒㄧ. */
export function readZhuyin(text: string): PinyinQuery | undefined {
	const pinyin = pinyinOfZhuyin(text)
	return readPinyin(/[ˊˇˋ˙]/u.test(text) ? pinyin : takeTone(pinyin).letters)
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
