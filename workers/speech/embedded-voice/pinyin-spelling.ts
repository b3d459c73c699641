/**
 * Spells pinyin for espeak-ng: numbers for tones, v for ü and no space inside a word. 老虎 lǎo hǔ
 * becomes lao3hu3, and espeak-ng applies the sandhi (láohǔ) itself.
 *
 * The few syllables it does not know would be read as English, so 熊 xióng is spelt xong2, which
 * sounds the same; 哼 hng and 呣 m are heng and mu. It has no erhua: 玩儿 wánr is spelt wa2er5, 一点儿
 * yi4dia3er5.
 */
import { toNumberTone } from '#app/domain/pinyin/number-tone.ts'
import { isSyllable } from '#app/domain/pinyin/syllable.ts'

const numbered = /([a-zü]+)([1-5])/g

const approximations: Readonly<Record<string, string>> = {
	hm: 'heng',
	hng: 'heng',
	m: 'mu',
	n: 'en',
	r: 'er',
}

/** Spells one word with tone marks; undefined if any part is not pinyin (kǎ lā OK). */
export function spellPinyin(pinyin: string): string | undefined {
	const typed = toNumberTone(pinyin.toLowerCase().replace(/[\s'’·∥-]+/g, ' '))
	const rest = typed.replace(numbered, '')
	if (rest.trim() !== '' || typed.trim() === '') return undefined
	const syllables = [...typed.matchAll(numbered)].map(([, letters = '', tone = '']) => ({
		letters,
		tone,
	}))
	return syllables
		.map(({ letters, tone }, index) => {
			const isErhua = syllables[index + 1]?.letters === 'r'
			return spellSyllable(isErhua ? withoutCoda(letters) : letters) + tone
		})
		.join('')
}

function spellSyllable(letters: string): string {
	const known = approximations[letters] ?? letters
	return known.replace(/^([jqx])iong$/, '$1ong').replace('ü', 'v')
}

/** Drops the coda that erhua replaces: the n of wán in 玩儿, the i of pái in 牌儿. */
function withoutCoda(letters: string): string {
	const open = letters.replace(/(?:n|(?<=[ae])i)$/, '')
	return open !== letters && /[aeou]$/.test(open) && isSyllable(open) ? open : letters
}
