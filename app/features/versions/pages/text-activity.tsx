import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { loadTextActivity } from '#app/features/versions/text-activity.server.ts'
import { TextActivityScreen } from '#app/features/versions/text-activity-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { closed } from '#app/http/responses.server.ts'
import { noText, textOwnerOf } from '#app/http/text-owner.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

/** "Activity · Good Morning" */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
	const name = data && 'owner' in data ? data.owner.title.en : undefined
	return [{ title: pageTitle(name ? `Activity · ${name}` : 'Activity', matches) }]
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const editor = await requireEditor(context)
	const owner = textOwnerOf({ request, params })
	const found = await loadTextActivity(context.db, { owner, withPeople: isAdmin(editor) })
	return found ?? closed(noText[owner.kind])
}

/** The tab Activity of a lesson or an article. */
export default function Activity() {
	const loaded = useLoaderData<typeof loader>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	return <TextActivityScreen activity={loaded} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
