/** A server’s answers about the words of a text: each tenth word is above the level, many are in doubt. */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { LevelOfText } from '#app/features/lesson-editor/segment/profile/level-of-text.ts'
import type { ProfileAnswer } from '#app/features/lesson-editor/segment/profile/profile-request.ts'

export function answerFor(
	address: string,
	content: LessonContent,
	asked: { words: string[]; paragraphs: string[][] } | undefined,
): LevelOfText | ProfileAnswer {
	const words = [...new Map(content.flatMap(({ zh }) => zh).map((one) => [one.word, one])).values()]
	if (!asked || !address.includes('profile')) {
		const earlier = words.slice(0, 200).map(({ word, pinyin }) => `${word} ${pinyin}`)
		return { level: 'HSK3', earlier: { lessons: 5, words: earlier } }
	}
	return {
		rows: words.flatMap(({ word, pinyin = '' }, index) => {
			if (!hasHanzi(word) || !asked.words.includes(word)) return []
			const level: HskLevel = index % 10 === 0 ? 'HSK5' : 'HSK2'
			const row = {
				word,
				pinyin,
				levels: [{ type: 'HSK' as const, level, edition: '2.0' as const }],
			}
			return index % 7 === 0 ? [row, { ...row, pinyin: `${pinyin} bù` }] : [row]
		}),
		doubts: asked.paragraphs.map((words) => ({
			readings: [...words.keys()].filter((at) => at % 5 === 0),
			cuts: [],
		})),
	}
}
