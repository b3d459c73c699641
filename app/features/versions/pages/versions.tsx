import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerVersionsForm, loadVersions } from '#app/features/versions/versions-page.server.ts'
import { VersionsScreen, versionsTitle } from '#app/features/versions/versions-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { textOwnerOf } from '#app/http/text-owner.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(versionsTitle(data), matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	return loadVersions({ context, request, owner: textOwnerOf({ request, params }) })
}

/** After a conflict the question knows the newer version. */
export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, params, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerVersionsForm({ context, request, admin, owner: textOwnerOf({ request, params }) })
}

export const clientAction = keepForm('version.restore-failed')

export default function Versions() {
	const answer = useActionData<FormAnswer>()
	return <VersionsScreen loaded={useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
