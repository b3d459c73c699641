import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { exportWords } from '#app/features/vocabulary/admin/batch/export-words.server.ts'
import { wordsPath } from '#app/features/vocabulary/admin/list/address.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { requireEditor } from '#app/http/guards.server.ts'

/** Downloads the filtered list as CSV, in the format of batch edit. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	// A download is no page to come back to: its list is.
	const { user, note, lacksSecondStep } = context
	await requireEditor({ user, note, lacksSecondStep, wantedPage: wordsPath(searchParams) })
	const filters = readWordSearch(searchParams)
	const table = await exportWords(context.db, { filters })
	const day = new Date().toISOString().slice(0, 10)
	return new Response(table, {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="vocabulary-${day}.csv"`,
			'cache-control': 'no-store',
		},
	})
}
