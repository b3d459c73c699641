import type { Db } from '#app/db/client.server.ts'
import { drawLine } from '#app/domain/display/drawn-line.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { findDrawing } from '#app/features/display/find-drawing.server.ts'
import type { WordPage } from './word-page.server.ts'

/** The sentences of a word's page as a person reads them. */
export async function drawPage(db: Db, page: WordPage, display: TextDisplay): Promise<WordPage> {
	const pieces = page.sentences.flatMap((sentence) => sentence.pieces)
	const lines = page.readings.flatMap(({ example }) => example?.zh ?? [])
	const words = pieces.map(({ text }) => text)
	const drawing = await findDrawing(db, display, { words, lines })
	if (!drawing) return page
	return {
		...page,
		readings: page.readings.map((reading) => {
			const { word, pinyin, example } = reading
			const shows = { word, pinyin }
			return { ...reading, drawn: example && drawLine({ ...example, shows }, drawing) }
		}),
		sentences: page.sentences.map((sentence) => ({
			...sentence,
			pieces: sentence.pieces.map((piece) => ({
				...piece,
				traditional: drawing.traditionalOf(piece.text, piece.pinyin),
			})),
		})),
	}
}
