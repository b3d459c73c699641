/**
 * The script of a text: the lines to speak, and the readings of its words.
 *
 * The dialogue 小美：你好！ / 我还书。 is spoken as "你好！\n我还书。", without the speaker's name, which is
 * kept as a turn: { offset: 0, length: 3, speaker: '小美' }. 还 has its reading, { offset: 5, length: 1,
 * pinyin: 'huán' }, for voices that understand pinyin. Offsets are in UTF-16 units.
 */
import * as z from 'zod'
import { isHanzi } from '#app/domain/hanzi.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'

/** Whom a text is for; a word alone is no text. */
const spokenLevels = [1, 2, 3, 4, 5, 6, 7, 'word'] as const satisfies readonly (HskRank | 'word')[]

export type SpokenLevel = (typeof spokenLevels)[number]

export const speechScriptSchema = z.object({
	/** One paragraph per line. */
	text: z.string(),
	/** In reading order; syllables with tone marks, separated by spaces. */
	readings: z.array(
		z.object({
			offset: z.number().int().nonnegative(),
			length: z.number().int().positive(),
			pinyin: z.string(),
		}),
	),
	/** The lines of a dialogue and their speakers. Lines without a speaker are absent. */
	turns: z
		.array(
			z.object({
				offset: z.number().int().nonnegative(),
				length: z.number().int().nonnegative(),
				speaker: z.string(),
			}),
		)
		.optional(),
	/** For voices that speak slower to beginners. */
	level: z.literal(spokenLevels).optional(),
})

export type SpeechScript = z.infer<typeof speechScriptSchema>

export function scriptOf(
	content: LessonContent,
	{ isDialogue = false }: { isDialogue?: boolean } = {},
): SpeechScript {
	const readings: SpeechScript['readings'] = []
	const turns: NonNullable<SpeechScript['turns']> = []
	const lines: string[] = []
	let offset = 0
	for (const { zh } of content) {
		const speech = isDialogue ? speechOf(zh) : undefined
		const said = speech?.said ?? zh
		let at = offset
		for (const { word, pinyin, isCustomPinyin } of said) {
			// Voices read the letters of T恤 as they stand, unless its author says otherwise.
			const isRead = isHanzi(word) || isCustomPinyin
			if (pinyin && word && isRead) readings.push({ offset: at, length: word.length, pinyin })
			at += word.length
		}
		const line = textOf(said)
		if (speech) turns.push({ offset, length: line.length, speaker: speech.speaker })
		lines.push(line)
		offset += line.length + 1
	}
	const text = lines.join('\n')
	return turns.length > 0 ? { text, readings, turns } : { text, readings }
}
