/**
 * The reading of a word in zhuyin, and back.
 *
 *   学习 xué xí, xuéxí → ㄒㄩㄝˊ ㄒㄧˊ    西安 Xī'ān → ㄒㄧ ㄢ    朋友 péng you → ㄆㄥˊ ˙ㄧㄡ
 *   哪儿 nǎr → ㄋㄚˇㄦ                    the r of erhua stays with its syllable
 *   卡拉OK kǎ lā OK → ㄎㄚˇ ㄌㄚ OK        Latin, digits and punctuation stay
 *
 * A space stands between syllables, because the first tone has no mark. Zhuyin has no capitals: back,
 * 北京 is běi jīng.
 */
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { pinyinOfSyllable, zhuyinOfSyllable } from './zhuyin-syllable.ts'

const pinyinRun = /[\p{Script=Latin}\p{M}]+/gu
const zhuyinRun = /[\p{Script=Bopomofo}ˊˇˋ˙]+/gu
const apostrophe = /(?<=[\p{L}\p{M}])['’](?=\p{L})/gu
/** Latin before or behind pinyin without a space: the T of T恤 Txù. */
const withLatin = /^([A-Z]*)(.*?)([A-Z]*)$/u

/** `reading` has tone marks. */
export function zhuyinOf(reading: string): string {
	return reading
		.normalize('NFC')
		.replace(apostrophe, ' ')
		.replace(pinyinRun, (run) => {
			const [, before = '', pinyin = '', behind = ''] = withLatin.exec(run) ?? []
			return zhuyinOfRun(run) ?? [before, zhuyinOfRun(pinyin) ?? pinyin, behind].join(' ').trim()
		})
}

/** Spaces between syllables may be missing where a tone mark ends one: ㄒㄩㄝˊㄒㄧˊ is xué xí. */
export function pinyinOfZhuyin(zhuyin: string): string {
	return zhuyin.replace(zhuyinRun, (run) => {
		const pieces = splitSyllables(run, (piece) => pinyinOfSyllable(piece) !== undefined)
		return pieces ? spaced(pieces.map((piece) => pinyinOfSyllable(piece) ?? '')) : run
	})
}

function zhuyinOfRun(run: string): string | undefined {
	const pieces = splitSyllables(run, isPinyin)
	return pieces && spaced(pieces, (piece) => zhuyinOfSyllable(piece) ?? '')
}

/** The syllables as `written`; the r of erhua stays with the one before it. */
function spaced(syllables: readonly string[], written = (syllable: string) => syllable): string {
	return syllables.reduce((text, syllable) => {
		const isTight = text === '' || syllable === 'r'
		return text + (isTight ? '' : ' ') + written(syllable)
	}, '')
}

/** The A of A片 is Latin. */
function isPinyin(piece: string): boolean {
	return zhuyinOfSyllable(piece) !== undefined && !/^[A-Z]+$/.test(piece)
}
