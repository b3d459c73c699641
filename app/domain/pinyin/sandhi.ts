/**
 * How 一 and 不 are said among other words: written yī gè and bù shì, said yí gè (一个) and
 * bú shì (不是).
 *
 * The rules are those of 汉语拼音正词法 and of every textbook: before a fourth tone both have the
 * second; before another tone 一 has the fourth; between a word and itself both lose their tone
 * (看一看, 好不好). A number or a rank keeps yī: 第一, 十一, 一月, 星期一. Third tones (老虎) are left
 * to the voice. What an author has already written as it is said, yí gè, stays.
 */
import { takeTone } from './tone.ts'

type Word = { word: string; pinyin: string }
type Syllable = { hanzi: string; pinyin: string; isLastOfLongWord: boolean }

const endsInACount = /^[第初〇零一二三四五六七八九十百千万亿点]$/
const makesARank = /^[〇零一二三四五六七八九十月号级楼]$/

/** The readings of words that follow each other without a pause, as they are said. */
export function asSaid(words: readonly Word[]): string[] {
	const all = words.flatMap(syllablesOf)
	let at = 0
	return words.map((word) => {
		const said = syllablesOf(word).map((syllable) => {
			const [before, after] = [all[at - 1], all[at + 1]]
			at++
			return syllableAsSaid(syllable, before, after)
		})
		return said.join(' ')
	})
}

/** One for each character, or fewer when 儿 is part of the one before it (一点儿 yī diǎnr). */
function syllablesOf({ word, pinyin }: Word): Syllable[] {
	const hanzi = [...word]
	const syllables = pinyin.trim().split(/\s+/)
	return syllables.map((syllable, index) => ({
		hanzi: hanzi[index] ?? '',
		pinyin: syllable,
		isLastOfLongWord: index > 0 && index === syllables.length - 1,
	}))
}

function syllableAsSaid(
	{ hanzi, pinyin, isLastOfLongWord }: Syllable,
	before: Syllable | undefined,
	after: Syllable | undefined,
): string {
	const isYi = hanzi === '一' && pinyin === 'yī'
	const isBu = hanzi === '不' && pinyin === 'bù'
	if (!after || !(isYi || isBu)) return pinyin
	if (isYi && (isLastOfLongWord || endsInACount.test(before?.hanzi ?? ''))) return pinyin
	if (before?.hanzi === after.hanzi) return isYi ? 'yi' : 'bu'
	const { tone } = takeTone(after.pinyin)
	if (isBu) return tone === 4 ? 'bú' : pinyin
	if (makesARank.test(after.hanzi)) return pinyin
	if (tone === 4 || after.hanzi === '个') return 'yí'
	return tone === 5 ? pinyin : 'yì'
}
