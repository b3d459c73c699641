import type { Db } from '#app/db/client.server.ts'
import type { WordFilters } from '#app/features/vocabulary/admin/list/word-search.ts'
import { listForExport } from './batch-words.server.ts'
import { tableHead, tableRows } from './words-table.server.ts'

/** Rows asked for at once: a megabyte and a half of what the database answers, ten at most. */
const wordsOfPart = 4000

/**
 * A table of all words that a list shows with these filters, written while it is sent: the whole
 * vocabulary is never in memory. The first part is asked for before anything is sent, so that a
 * failure can still be told; a later one breaks the download off.
 */
export async function exportWords(
	db: Db,
	{ filters, most = wordsOfPart }: { filters: WordFilters; most?: number },
): Promise<ReadableStream<Uint8Array>> {
	const encoder = new TextEncoder()
	let words = await listForExport(db, { filters, after: 0, most })
	let isBegun = false
	return new ReadableStream({
		async pull(controller) {
			// Spreadsheets take a text for UTF-8 only where it begins with this mark.
			const head = isBegun ? '' : `\ufeff${tableHead()}`
			isBegun = true
			controller.enqueue(encoder.encode(head + tableRows(words)))
			const last = words.at(-1)
			if (!last || words.length < most) return controller.close()
			words = await listForExport(db, { filters, after: last.id, most })
		},
	})
}
