/**
 * Grades typed zhuyin against the syllables of the right reading, letters and tones apart:
 *
 *   学习  ㄒㄩㄝˊ ㄒㄧˊ   right, with and without the space
 *   妈妈  ㄇㄚ ˙ㄇㄚ      right; the dot may also stand behind its syllable, as it is typed: ㄇㄚ ㄇㄚ˙
 *   书    ㄕㄨ           right: no mark is the first tone
 *   哪儿  ㄋㄚˇㄦ         right, and so is ㄋㄚㄦˇ
 *   学习  ㄒㄩㄝˊ ㄒㄧˋ   right letters; syllable 2 has the 2nd tone, not the 4th
 */
import { zhuyinOfLetters } from '#app/domain/zhuyin/zhuyin-letters.ts'
import {
	type ReadingVerdict,
	type SpokenSyllable,
	type ToneNumber,
	verdictOnTones,
} from './tone-verdict.ts'

const letter = /\p{Script=Bopomofo}/u

const toneMarks = new Map<string, ToneNumber>([
	['ˉ', 1],
	['ˊ', 2],
	['ˇ', 3],
	['ˋ', 4],
	['˙', 5],
	['·', 5],
])

export function isZhuyin(typed: string): boolean {
	return letter.test(typed)
}

export function verdictOnZhuyin(
	syllables: readonly SpokenSyllable[],
	typed: string,
): ReadingVerdict {
	const { letters, marks } = read(typed)
	const spelt = syllables.map((syllable) => zhuyinOfLetters(syllable.letters))
	if (letters !== spelt.join('')) return { isRight: false }
	const [before, behind] = (['before', 'behind'] as const).map((dot) =>
		verdictOnTones(syllables, {
			tones: tonesOf(spelt, { marks, dot }),
			isToneless: marks.length === 0,
		}),
	)
	return behind?.isRight ? behind : (before ?? { isRight: false })
}

/** `at` counts the letters before it. */
type Mark = { tone: ToneNumber; at: number }

/** Other characters than letters, marks and spaces count as letters, and are wrong. */
function read(typed: string): { letters: string; marks: Mark[] } {
	const marks: Mark[] = []
	let letters = ''
	for (const character of typed) {
		const tone = toneMarks.get(character)
		if (tone !== undefined) marks.push({ tone, at: letters.length })
		else if (!/\s/.test(character)) letters += character
	}
	return { letters, marks }
}

type Marking = { marks: readonly Mark[]; dot: 'before' | 'behind' }

/** The tone of each syllable; undefined if its marks differ. A dot stands before or behind its syllable. */
function tonesOf(spelt: readonly string[], { marks, dot }: Marking): (ToneNumber | undefined)[] {
	let end = 0
	return spelt.map((letters) => {
		const start = end
		end += letters.length
		const isFirst = start === 0
		const isLast = spelt.join('').length === end
		const own = marks.filter(({ tone, at }) => {
			const isBehind = start < at && at <= end
			if (tone !== 5 || dot === 'behind') return isBehind || (isFirst && at === 0)
			return (start <= at && at < end) || (isLast && at === end)
		})
		const tones = new Set(own.map(({ tone }) => tone))
		if (tones.size > 1) return undefined
		const [tone = 1] = tones
		return tone
	})
}
