import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { audioFailures } from '#app/features/speech/admin/audio-failures.ts'
import { answerAudioTab, loadAudioTab } from '#app/features/speech/admin/audio-tab.server.ts'
import { AudioTab, audioTitle } from '#app/features/speech/admin/audio-tab.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(audioTitle(data), matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	return loadAudioTab({ context, request, owner: textOwnerOf({ request, params }) })
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, params, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerAudioTab({ context, request, admin, owner: textOwnerOf({ request, params }) })
}

export const clientAction = keepForm(audioFailures)

export default function Audio() {
	const owner = useTextOwner()
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	return <AudioTab owner={owner} loaded={loaded} answer={answer} />
}
