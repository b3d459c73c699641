/**
 * What is read aloud of a text, and how its words are read.
 *
 * 小美：你好！ / 我还书。 in a dialogue is spoken as "你好！\n我还书。": whoever speaks is not
 * announced. The second 还 has its reading beside it, { offset: 5, length: 1, pinyin: 'huán' },
 * so that a voice that understands pinyin says what the author meant. Offsets count UTF-16 units.
 */
import * as z from 'zod'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'

export const speechScriptSchema = z.object({
	/** Paragraphs, one a line. */
	text: z.string(),
	/** In reading order; syllables with tone marks, separated by spaces. */
	readings: z.array(
		z.object({
			offset: z.number().int().nonnegative(),
			length: z.number().int().positive(),
			pinyin: z.string(),
		}),
	),
})

export type SpeechScript = z.infer<typeof speechScriptSchema>

export function scriptOf(
	content: LessonContent,
	{ isDialogue = false }: { isDialogue?: boolean } = {},
): SpeechScript {
	const readings: SpeechScript['readings'] = []
	const lines: string[] = []
	let offset = 0
	for (const { zh } of content) {
		const said = (isDialogue && speechOf(zh)?.said) || zh
		let at = offset
		for (const { word, pinyin } of said) {
			if (pinyin && word) readings.push({ offset: at, length: word.length, pinyin })
			at += word.length
		}
		const line = textOf(said)
		lines.push(line)
		offset += line.length + 1
	}
	return { text: lines.join('\n'), readings }
}
