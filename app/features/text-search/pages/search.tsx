import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { SearchScreen } from '#app/features/text-search/search-screen.tsx'
import { searchTexts } from '#app/features/text-search/search-texts.server.ts'
import { readTextSearch, textSearchPath } from '#app/features/text-search/text-search.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Search', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readTextSearch(searchParams)
	const listed = await listOrFailure({
		list: searchTexts(context.db, search),
		empty: { courses: [], found: [], total: 0, isMore: false },
		failure: 'text-search.failed',
	})
	const page = pageInstead(listed, search)
	if (page) throw redirect(textSearchPath(searchParams, { page }))
	return { ...listed, search }
}

export default function Search() {
	const { list, failure, search } = useLoaderData<typeof loader>()
	return (
		<SearchScreen
			{...list}
			search={search}
			message={failure && <AdminMessage tone="error" text={failure} />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
