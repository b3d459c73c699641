import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useParams } from '@remix-run/react'
import { lessonOwner } from '#app/db/working-parts.ts'
import { loadTextPage } from '#app/features/lesson-editor/load-text-page.server.ts'
import { TextPage } from '#app/features/lesson-editor/text-page/text-page.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireEditor(context)
	return loadTextPage(context, lessonOwner(params.id ?? ''))
}

export const shouldRevalidate = reloadAfterSubmit

export default function LessonPage() {
	const { id = '' } = useParams()
	const { about } = useLoaderData<typeof loader>()
	return <TextPage key={id} owner={{ kind: 'lessons', id }} about={about} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="lesson.load-failed" />
}
