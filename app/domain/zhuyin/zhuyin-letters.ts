/**
 * The letters of a syllable in zhuyin, by rules and without a table of syllables: xue is ㄒㄩㄝ, nar is ㄋㄚㄦ.
 *
 * Pinyin spells some finals by what stands before them: 居 jū is j + ü, 有 yǒu is iou without an initial,
 * 留 liú is l + iou. 知 zhī and 思 sī have an initial alone.
 */

const initials = tableOf(`
	b ㄅ p ㄆ m ㄇ f ㄈ d ㄉ t ㄊ n ㄋ l ㄌ g ㄍ k ㄎ h ㄏ j ㄐ q ㄑ x ㄒ
	zh ㄓ ch ㄔ sh ㄕ r ㄖ z ㄗ c ㄘ s ㄙ`)

const finals = tableOf(`
	a ㄚ o ㄛ e ㄜ ai ㄞ ei ㄟ ao ㄠ ou ㄡ an ㄢ en ㄣ ang ㄤ eng ㄥ er ㄦ
	i ㄧ ia ㄧㄚ io ㄧㄛ ie ㄧㄝ iao ㄧㄠ iu ㄧㄡ iou ㄧㄡ ian ㄧㄢ in ㄧㄣ iang ㄧㄤ ing ㄧㄥ
	u ㄨ ua ㄨㄚ uo ㄨㄛ uai ㄨㄞ ui ㄨㄟ uei ㄨㄟ uan ㄨㄢ un ㄨㄣ uen ㄨㄣ uang ㄨㄤ ueng ㄨㄥ ong ㄨㄥ
	ü ㄩ üe ㄩㄝ üan ㄩㄢ ün ㄩㄣ iong ㄩㄥ`)

/** Interjections such as 嗯 ng, and the r of erhua. */
const others = tableOf('m ㄇ n ㄋ ng ㄫ hm ㄏㄇ hng ㄏㄫ r ㄦ')

/** `letters` are those of one syllable, in lower case and without its tone. */
export function zhuyinOfLetters(letters: string): string {
	const other = others.get(letters)
	if (other) return other
	if (letters.endsWith('r') && letters !== 'er') return `${zhuyinOfLetters(letters.slice(0, -1))}ㄦ`
	const spelled = letters
		.replace(/^yu/, 'ü')
		.replace(/^yi?/, 'i')
		.replace(/^wu?/, 'u')
		.replace(/^([jqx])u/, '$1ü')
	const initial = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcs])?/.exec(spelled)?.[0] ?? ''
	const final = spelled.slice(initial.length)
	const isAlone = final === 'i' && /^(?:[zcs]h?|r)$/.test(initial)
	return (initials.get(initial) ?? '') + (isAlone ? '' : (finals.get(final) ?? ''))
}

function tableOf(pairs: string): Map<string, string> {
	return new Map([...pairs.matchAll(/(\S+) (\S+)/g)].map(([, from = '', to = '']) => [from, to]))
}
