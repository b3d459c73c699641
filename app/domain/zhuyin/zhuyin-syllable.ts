/**
 * A syllable in zhuyin, as Taiwan's Ministry of Education writes it: an initial and a final, then the
 * mark of the tone.
 *
 *   学 xué → ㄒㄩㄝˊ    女 nǚ → ㄋㄩˇ    路 lù → ㄌㄨˋ    汉 hàn → ㄏㄢˋ
 *   书 shū → ㄕㄨ       the first tone has no mark
 *   吗 ma → ˙ㄇㄚ       the dot of the neutral tone stands before
 */
import { syllables } from '#app/domain/pinyin/syllable.ts'
import { addTone } from '#app/domain/pinyin/tone.ts'
import { zhuyinOfLetters } from './zhuyin-letters.ts'

const tones = [1, 2, 3, 4, 5] as const
const marks = { 1: '', 2: 'ˊ', 3: 'ˇ', 4: 'ˋ' } as const

/** Undefined if it is no syllable with the mark in its place. Capitals are lost. */
export function zhuyinOfSyllable(syllable: string): string | undefined {
	return tables().zhuyin.get(syllable.toLowerCase())
}

/** Undefined if it is no syllable. */
export function pinyinOfSyllable(zhuyin: string): string | undefined {
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
