import type { Db } from '#app/db/client.server.ts'
import { type DrawnLine, drawLine } from '#app/domain/display/drawn-line.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { findDrawing } from './find-drawing.server.ts'

type Row = { word: string; pinyin: string; sentence: string | null; drawn: DrawnLine | null }

/** The words of a list with their saved sentences as a person reads them. */
export async function drawSentences<Word extends Row>(
	db: Db,
	words: readonly Word[],
	display: TextDisplay,
): Promise<Word[]> {
	const lines = words.flatMap(({ sentence }) => sentence ?? [])
	const drawing = await findDrawing(db, display, { lines })
	return words.map((row) => {
		const { word, pinyin, sentence } = row
		if (!drawing || sentence === null) return row
		return { ...row, drawn: drawLine({ zh: sentence, shows: { word, pinyin } }, drawing) }
	})
}
