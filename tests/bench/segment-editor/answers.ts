/** What a server would answer about the words of a text: each tenth is above the level, each fortieth in doubt. */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { LevelOfText } from '#app/features/lesson-editor/segment/profile/level-of-text.ts'
import type { ProfileAnswer } from '#app/features/lesson-editor/segment/profile/profile-request.ts'

export function answerFor(address: string, content: LessonContent): LevelOfText | ProfileAnswer {
	const words = [...new Map(content.flatMap(({ zh }) => zh).map((one) => [one.word, one])).values()]
	if (!address.includes('profile')) {
		const earlier = words.slice(0, 200).map(({ word, pinyin }) => `${word} ${pinyin}`)
		return { level: 'HSK3', earlier: { lessons: 5, words: earlier } }
	}
	return {
		rows: words.flatMap(({ word, pinyin = '' }, index) => {
			if (!hasHanzi(word)) return []
			const level = index % 10 === 0 ? 'HSK5' : 'HSK2'
			const row = {
				word,
				pinyin,
				levels: [{ type: 'HSK' as const, level, edition: '2.0' as const }],
			}
			return index % 7 === 0 ? [row, { ...row, pinyin: `${pinyin} bù` }] : [row]
		}),
		doubts: content.map(({ zh }) => ({
			readings: [...zh.keys()].filter((at) => at % 5 === 0),
			cuts: [],
		})),
	}
}
