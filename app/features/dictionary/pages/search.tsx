/** The dictionary's search: /dictionary?q=to+learn&page=2 */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { wordsOnPage } from '#app/features/dictionary/ranked-words.server.ts'
import { SearchScreen } from '#app/features/dictionary/search-screen.tsx'
import { searchWords } from '#app/features/dictionary/search-words.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.text ? `${data.text} · Dictionary` : 'Dictionary', matches) },
]

/** Further words fit too loosely to be looked at. */
const mostPages = 10

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const person = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const query = readQuery(searchParams.get('q') ?? '')
	const asked = searchParams.get('page') ?? ''
	const page = /^[1-9]\d?$/.test(asked) ? Math.min(Number(asked), mostPages) : 1
	if (!query) return { text: '', words: undefined, page: 1, pages: 0 }
	const { words, total } = await searchWords(db, { query, page, person })
	// The database counts what it shows: beyond the last page, nothing.
	if (page > 1 && words.length === 0) {
		throw redirect(`/dictionary?${new URLSearchParams({ q: query.text })}`)
	}
	const pages = Math.min(mostPages, Math.ceil(total / wordsOnPage))
	return { text: query.text, words, page, pages }
}

export default function Dictionary() {
	return <SearchScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="word.load-failed" />
}
