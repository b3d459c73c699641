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
import { splitSyllables, syllables } from '#app/domain/pinyin/syllable.ts'
import { addTone } from '#app/domain/pinyin/tone.ts'
import { zhuyinOfLetters } from './zhuyin-letters.ts'

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

const tones = [1, 2, 3, 4, 5] as const
const marks = { 1: '', 2: 'ˊ', 3: 'ˇ', 4: 'ˋ' } as const

/**
 * A syllable in zhuyin, as Taiwan's Ministry of Education writes it: an initial and a final, then the
 * mark of the tone.
 *
 *   学 xué → ㄒㄩㄝˊ    女 nǚ → ㄋㄩˇ    路 lù → ㄌㄨˋ    汉 hàn → ㄏㄢˋ
 *   书 shū → ㄕㄨ       the first tone has no mark
 *   吗 ma → ˙ㄇㄚ       the dot of the neutral tone stands before
 *
 * Undefined if it is no syllable with the mark in its place. Capitals are lost.
 */
function zhuyinOfSyllable(syllable: string): string | undefined {
	return tables().zhuyin.get(syllable.toLowerCase())
}

/** Undefined if it is no syllable. */
function pinyinOfSyllable(zhuyin: string): string | undefined {
	return tables().pinyin.get(zhuyin)
}

type Tables = { zhuyin: ReadonlyMap<string, string>; pinyin: ReadonlyMap<string, string> }

let made: Tables | undefined

/** Made when they are first asked for: 2,100 syllables with their tones. */
function tables(): Tables {
	if (made) return made
	const pairs = syllables.flatMap((letters) => {
		const zhuyin = zhuyinOfLetters(letters)
		if (letters === 'r') return [[letters, zhuyin] as const]
		return tones.map((tone) => [addTone(letters, tone), withMark(zhuyin, tone)] as const)
	})
	// No word is read ēr: ㄦ without a mark is the r of erhua.
	const back = pairs.filter(([pinyin]) => pinyin !== 'ēr')
	made = {
		zhuyin: new Map(pairs),
		pinyin: new Map(back.map(([pinyin, zhuyin]) => [zhuyin, pinyin])),
	}
	return made
}

function withMark(zhuyin: string, tone: (typeof tones)[number]): string {
	return tone === 5 ? `˙${zhuyin}` : zhuyin + marks[tone]
}
