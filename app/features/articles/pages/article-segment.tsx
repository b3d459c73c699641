import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useParams, useSearchParams } from '@remix-run/react'
import { articleOwner } from '#app/db/working-parts.ts'
import { JustCreated } from '#app/features/articles/admin/just-created.tsx'
import { loadEditor } from '#app/features/lesson-editor/load-editor.server.ts'
import styles from '#app/features/lesson-editor/segment/segment-editor.css?url'
import { SegmentTab } from '#app/features/lesson-editor/segment/segment-tab.tsx'
import { keepWhatIsEdited } from '#app/features/lesson-editor/text-page/keep-what-is-edited.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Article text', matches) }]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const user = await requireEditor(context)
	return loadEditor({ context, request, user, owner: articleOwner(params.id ?? '') })
}

export const shouldRevalidate = keepWhatIsEdited

export default function ArticleSegment() {
	const { id = '' } = useParams()
	const [search] = useSearchParams()
	const loaded = useLoaderData<typeof loader>()
	return (
		<>
			{search.get('done') === 'create' && (
				<JustCreated userId={loaded.user.id} loaded={loaded.text} />
			)}
			<SegmentTab key={id} owner={{ kind: 'articles', id }} loaded={loaded} />
		</>
	)
}
