import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import {
	answerPublishForm,
	type PublishAnswer,
} from '#app/features/publishing/answer-publish-form.server.ts'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { publishFailures } from '#app/features/publishing/publish-form.ts'
import { PublishScreen } from '#app/features/publishing/publish-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { fail } from '#app/http/responses.server.ts'
import { noText, textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Publishing', matches) }]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const owner = textOwnerOf({ request, params })
	const publishing = await findPublishing(context.db, owner)
	if (!publishing) throw fail(noText[owner.kind])
	return { publishing }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerPublishForm({ context, request, admin, owner: textOwnerOf({ request, params }) })
}

export const clientAction = keepForm(publishFailures)

export default function Publishing() {
	const { publishing } = useLoaderData<typeof loader>()
	const answer = useActionData<PublishAnswer>()
	const owner = useTextOwner()
	return <PublishScreen publishing={publishing} editPath={tabPath(owner)} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
