import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readTextSearch, textsAPage } from '#app/domain/texts/text-search.ts'
import { listTexts } from '#app/features/texts/list-texts.server.ts'
import { TextsScreen } from '#app/features/texts/texts-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('My Texts', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const user = await requireUser(context)
	const asked = readTextSearch(new URL(request.url).searchParams)
	const list = await listTexts(db, { user, search: asked })
	const pages = Math.max(1, Math.ceil(list.found / textsAPage))
	if (asked.page <= pages) return { ...list, search: asked, pages }
	const search = { ...asked, page: pages }
	return { ...(await listTexts(db, { user, search })), search, pages }
}

export default function Texts() {
	return <TextsScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
