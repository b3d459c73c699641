import type { Db } from '#app/db/client.server.ts'
import { findTraditional } from '#app/db/traditional-lines.ts'
import { type Drawing, drawingFor } from '#app/domain/display/drawn-word.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'

/** Chinese outside of a text: words with their readings, and lines that are stored without their words. */
type Chinese = { words?: readonly string[]; lines?: readonly string[] }

/**
 * How a person wants this Chinese drawn; undefined for somebody who reads it as it is stored. Readers of
 * traditional characters cost a round trip.
 */
export async function findDrawing(
	db: Db,
	display: TextDisplay,
	{ words = [], lines = [] }: Chinese,
): Promise<Drawing | undefined> {
	const isAsked = display.script === 'traditional' && words.length + lines.length > 0
	if (!isAsked) return drawingFor(display, (word) => word)
	return drawingFor(display, await findTraditional(db, { words, lines }))
}
