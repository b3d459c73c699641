/** The sentences of cards as a person reads them. They are stored without their words. */
import type { Db } from '#app/db/client.server.ts'
import { drawLine, drawParts, type LineToDraw } from '#app/domain/display/drawn-line.ts'
import type { Drawing } from '#app/domain/display/drawn-word.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { findDrawing } from '#app/features/display/find-drawing.server.ts'
import type { StudyCard, StudySession } from './study-contract.ts'

/** One round trip for a reader of traditional characters, else none. */
export async function drawSession(
	db: Db,
	session: StudySession,
	display: TextDisplay,
): Promise<StudySession> {
	const lines = session.cards.flatMap((card) => [lineOf(card)?.zh ?? [], gapLineOf(card)?.zh ?? []])
	const drawing = await findDrawing(db, display, { lines: lines.flat() })
	if (!drawing) return session
	return { ...session, cards: session.cards.map((card) => drawCard(card, drawing)) }
}

function drawCard(card: StudyCard, drawing: Drawing): StudyCard {
	const { gap } = card
	const line = lineOf(card)
	const gapLine = gapLineOf(card)
	return {
		...card,
		drawn: line ? drawLine(line, drawing) : null,
		gap: gap && gapLine ? { ...gap, html: drawParts(gapLine, { ...gap, drawing }) } : gap,
	}
}

/** The sentence of a card: the saved one, else its example. */
function lineOf({ word, pinyin, sentence, example }: StudyCard): LineToDraw | undefined {
	const shows = { word, pinyin }
	if (sentence) return { zh: sentence, shows }
	return example ? { ...example, shows } : undefined
}

/** The sentence around the gap, whose characters do not matter: they are not shown. */
function gapLineOf(card: StudyCard): LineToDraw | undefined {
	const { word, pinyin, example, gap } = card
	if (!gap) return undefined
	const zh = gap.parts.join(word)
	const isExample = example?.zh === zh
	return { zh, pinyin: isExample ? example.pinyin : undefined, shows: { word, pinyin } }
}
