import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { loadEditor } from '#app/features/lesson-editor/load-editor.server.ts'
import { JustCreated } from '#app/features/lesson-editor/segment/just-created.tsx'
import styles from '#app/features/lesson-editor/segment/segment-editor.css?url'
import { SegmentTab } from '#app/features/lesson-editor/segment/segment-tab.tsx'
import { keepWhatIsEdited } from '#app/features/lesson-editor/text-page/keep-what-is-edited.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { kindAt, textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const titles = { lessons: 'Lesson content', articles: 'Article text' } as const

export const meta: MetaFunction = ({ matches, location }) => [
	{ title: pageTitle(titles[kindAt(location.pathname)], matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const user = await requireEditor(context)
	return loadEditor({ context, request, user, owner: textOwnerOf({ request, params }) })
}

export const shouldRevalidate = keepWhatIsEdited

export default function Segment() {
	const owner = useTextOwner()
	const [search] = useSearchParams()
	const loaded = useLoaderData<typeof loader>()
	return (
		<>
			{owner.kind === 'articles' && search.get('done') === 'create' && (
				<JustCreated userId={loaded.user.id} loaded={loaded.text} />
			)}
			<SegmentTab key={`${owner.kind}/${owner.id}`} owner={owner} loaded={loaded} />
		</>
	)
}
