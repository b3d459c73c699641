/**
 * Tone sandhi of 一 and 不: written yī gè and bù shì, spoken yí gè (一个) and bú shì (不是).
 *
 * The rules are those of 汉语拼音正词法 (GB/T 16159) and of textbooks:
 * - Before a fourth tone both have the second; before other tones 一 has the fourth: 一天 yì tiān. A measure
 *   that lost its fourth tone counts as having it: 一个 yí ge.
 * - Between a repeated word both are neutral, and so is 不 before what comes of a verb (`light-between.ts`).
 * - 一 stays yī in numbers, ranks and dates, and before a pause: 第一课, 十一, 一月一日, 一楼, 在一层, 一比一, 之一. Hundreds
 *   and more are counted: 一百 yì bǎi, 一万一千 yí wàn yì qiān.
 *
 * Third-tone sandhi (老虎) is left to the voice. A reading an author already wrote as spoken (yí gè)
 * stays.
 */
import { isLightBetween } from './light-between.ts'
import { takeTone } from './tone.ts'

type ReadWord = { word: string; pinyin: string }

/** A syllable where it stands, with the text around it up to a pause. */
type Syllable = {
	hanzi: string
	pinyin: string
	/** The pinyin of the one after it. */
	next: string | undefined
	/** The whole word that it is a part of. */
	word: string
	isFirst: boolean
	isLast: boolean
	before: string
	after: string
	farther: string
}

/** Spoken readings of consecutive words without a pause between them. */
export function asSaid(words: readonly ReadWord[]): string[] {
	const all = words.map(({ pinyin }) => pinyin.trim().split(/\s+/))
	return words.map(({ word }, at) => {
		const hanzi = [...word]
		const own = all[at] ?? []
		const around = { before: words[at - 1]?.word ?? '', after: textAfter(words, at) }
		const said = own.map((pinyin, index) => {
			// Fewer than the characters if 儿 belongs to the syllable before it (一点儿 yī diǎnr).
			const start = hanzi.slice(0, index).join('')
			return syllableAsSaid({
				hanzi: hanzi[index] ?? '',
				pinyin,
				next: own[index + 1] ?? all[at + 1]?.[0],
				word,
				isFirst: index === 0,
				isLast: index === own.length - 1,
				before: start || around.before,
				after: hanzi.slice(index + 1).join('') + around.after,
				farther: start ? around.before : (words[at - 2]?.word ?? ''),
			})
		})
		return said.join(' ')
	})
}

/** As much as a rule looks at. */
function textAfter(words: readonly ReadWord[], at: number): string {
	return words
		.slice(at + 1, at + 4)
		.map(({ word }) => word)
		.join('')
}

function syllableAsSaid(syllable: Syllable): string {
	const { hanzi, pinyin, next } = syllable
	const isYi = hanzi === '一' && pinyin === 'yī'
	const isBu = hanzi === '不' && pinyin === 'bù'
	if (!next || !(isYi || isBu)) return pinyin
	if (isYi && isInNumber(syllable)) return pinyin
	if (isLightBetween(hanzi, syllable)) return isYi ? 'yi' : 'bu'
	const { tone } = takeTone(next)
	if (isBu) return tone === 4 ? 'bú' : pinyin
	if (tone === 4 || /^[个下]/.test(syllable.after)) return 'yí'
	return tone === 5 ? pinyin : 'yì'
}

const digits = '〇零一二三四五六七八九十'
const isNumber = new RegExp(`^[${digits}百千万亿]+$`)
const endsInDigit = new RegExp(`[${digits}]$`)
const beginsWithDigit = new RegExp(`^[${digits}]`)
const isScore = new RegExp(`^比[${digits}]`)
const isRank = /^(?:[月号级楼班]|年级)/
/** 住在一层 is the first floor; 上一层楼 counts one. */
const isFloor = /^层(?!楼)/

/** Whether 一 is a digit, a rank or the end of a word (统一, 星期一), and not what counts something. */
function isInNumber({ word, isFirst, isLast, before, after }: Syllable): boolean {
	if (isLast && !isFirst) return true
	if (/[第初之]$/.test(before)) return true
	if (/[在从到住]$/.test(before) && isFloor.test(after)) return true
	if (beginsWithDigit.test(after) || isRank.test(after) || isScore.test(after)) return true
	if (before.endsWith('月') && after.startsWith('日')) return true
	// 十 | 一起 is no number.
	const isCounted = isFirst && !isLast && !isNumber.test(word)
	return endsInDigit.test(before) && !isCounted
}
