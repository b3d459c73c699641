/**
 * How the words of a line are spoken, where that differs from their stored readings in 不 and 一:
 *
 *   这 | 不 | 是 | 一 | 个 | 苹果 | ，不
 *       bú       yí
 *
 * Whatever has no reading is a pause: punctuation, figures, Latin letters. So “不”字 and 不，他…… keep bù.
 */
import { asSaid } from './sandhi.ts'

type Word = { word: string; pinyin?: string | undefined }

/** One for each word; undefined where it is spoken as it is stored. */
export function spokenReadings(words: readonly Word[]): (string | undefined)[] {
	const spoken: (string | undefined)[] = words.map(() => undefined)
	if (!words.some(({ word }) => /[不一]/.test(word))) return spoken
	for (let at = 0; at < words.length; ) {
		const run: { word: string; pinyin: string }[] = []
		for (const { word, pinyin } of words.slice(at)) {
			if (!pinyin) break
			run.push({ word, pinyin })
		}
		for (const [index, said] of asSaid(run).entries()) {
			const stored = run[index]?.pinyin.trim().split(/\s+/).join(' ')
			if (said !== stored) spoken[at + index] = said
		}
		at += run.length + 1
	}
	return spoken
}
