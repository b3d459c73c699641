import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useParams } from '@remix-run/react'
import { lessonOwner } from '#app/db/working-parts.ts'
import { loadEditor } from '#app/features/lesson-editor/load-editor.server.ts'
import styles from '#app/features/lesson-editor/segment/segment-editor.css?url'
import { SegmentTab } from '#app/features/lesson-editor/segment/segment-tab.tsx'
import { keepWhatIsEdited } from '#app/features/lesson-editor/text-page/keep-what-is-edited.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Lesson content', matches) }]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const user = await requireEditor(context)
	return loadEditor({ context, request, user, owner: lessonOwner(params.id ?? '') })
}

export const shouldRevalidate = keepWhatIsEdited

export default function LessonSegment() {
	const { id = '' } = useParams()
	const loaded = useLoaderData<typeof loader>()
	return <SegmentTab key={id} owner={{ kind: 'lessons', id }} loaded={loaded} />
}
