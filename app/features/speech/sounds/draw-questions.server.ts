import type { Db } from '#app/db/client.server.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import type { SoundQuestion } from '#app/domain/speech/sounds/sound-questions.ts'
import type { SaidWord } from '#app/domain/speech/sounds/sound-sets.ts'
import { findDrawing } from '#app/features/display/find-drawing.server.ts'

export type DrawnWord = SaidWord & {
	/** With spaces between syllables, and with its form for readers of traditional characters. */
	shown: { word: string; pinyin: string; traditional: string | undefined }
}

export type DrawnQuestion = Omit<SoundQuestion, 'options'> & { options: DrawnWord[] }

/** The words of questions as a person reads them. */
export async function drawQuestions(
	db: Db,
	questions: readonly SoundQuestion[],
	display: TextDisplay,
): Promise<DrawnQuestion[]> {
	const words = questions.flatMap(({ options }) => options.map(({ hanzi }) => hanzi))
	const drawing = await findDrawing(db, display, { words })
	return questions.map((question) => ({
		...question,
		options: question.options.map((said) => {
			const pinyin = splitSyllables(said.pinyin, isWrittenSyllable)?.join(' ') ?? said.pinyin
			const traditional = drawing?.traditionalOf(said.hanzi, pinyin)
			return { ...said, shown: { word: said.hanzi, pinyin, traditional } }
		}),
	}))
}
