import type { Db } from '#app/db/client.server.ts'
import type { WordFilters } from '#app/features/vocabulary/admin/list/word-search.ts'
import { listForExport } from './batch-words.server.ts'
import { tableHead, tableRows } from './words-table.server.ts'

/** Rows of one query: about 1.5 MB of response, at most 10 MB. */
const wordsOfPart = 4000

/**
 * Streams a CSV table of all words that match the filters, so that the whole vocabulary is never in
 * memory. The first part is read before anything is sent: if that fails, the page can say so. A later
 * failure breaks off the download.
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
			// Spreadsheets need the byte order mark to recognize UTF-8.
			const head = isBegun ? '' : `\ufeff${tableHead()}`
			isBegun = true
			controller.enqueue(encoder.encode(head + tableRows(words)))
			const last = words.at(-1)
			if (!last || words.length < most) return controller.close()
			words = await listForExport(db, { filters, after: last.id, most })
		},
	})
}
