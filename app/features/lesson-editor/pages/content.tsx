import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
	answerWholeText,
	loadWholeText,
} from '#app/features/lesson-editor/answer-whole-text.server.ts'
import { ContentTab, contentTitle } from '#app/features/lesson-editor/content/content-tab.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(contentTitle(data), matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const user = await requireEditor(context)
	return loadWholeText({ context, user, owner: textOwnerOf({ request, params }) })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireEditor(context)
	return answerWholeText({ context, request, user, owner: textOwnerOf({ request, params }) })
}

export const clientAction = keepForm('lesson-text.simple-save-failed')

export default function Content() {
	const owner = useTextOwner()
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	return <ContentTab owner={owner} loaded={loaded} answer={answer} />
}
