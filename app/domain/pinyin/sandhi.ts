/**
 * Tone sandhi of 一 and 不: written yī gè and bù shì, spoken yí gè (一个) and bú shì (不是).
 *
 * The rules are those of 汉语拼音正词法 (GB/T 16159) and of textbooks:
 * - Before a fourth tone both have the second; before other tones 一 has the fourth.
 * - Between a repeated word both are neutral (看一看, 好不好).
 * - Numbers and ranks keep yī: 第一, 十一, 一月, 星期一.
 *
 * Third-tone sandhi (老虎) is left to the voice. A reading an author already wrote as spoken (yí gè)
 * stays.
 */
import { takeTone } from './tone.ts'

type ReadWord = { word: string; pinyin: string }
type Syllable = { hanzi: string; pinyin: string; isLastOfLongWord: boolean }

const endsInACount = /^[第初〇零一二三四五六七八九十百千万亿点]$/
const makesARank = /^[〇零一二三四五六七八九十月号级楼]$/

/** Spoken readings of consecutive words without a pause between them. */
export function asSaid(words: readonly ReadWord[]): string[] {
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

/** One for each character; fewer if 儿 belongs to the syllable before it (一点儿 yī diǎnr). */
function syllablesOf({ word, pinyin }: ReadWord): Syllable[] {
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
