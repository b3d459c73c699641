import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { loadTextPage } from '#app/features/lesson-editor/load-text-page.server.ts'
import { TextPage } from '#app/features/lesson-editor/text-page/text-page.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	return loadTextPage(context, textOwnerOf({ request, params }))
}

const failures = { lessons: 'lesson.load-failed', articles: 'article.load-failed' } as const

export const shouldRevalidate = reloadAfterSubmit

export default function TextPageRoute() {
	const owner = useTextOwner()
	const { about } = useLoaderData<typeof loader>()
	return <TextPage key={`${owner.kind}/${owner.id}`} owner={owner} about={about} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback={failures[useTextOwner().kind]} />
}
