import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { answerAudioForm } from '#app/features/speech/admin/answer-audio-form.server.ts'
import { audioFailures } from '#app/features/speech/admin/audio-failures.ts'
import { audioForm } from '#app/features/speech/admin/audio-form.ts'
import { AudioManagement } from '#app/features/speech/admin/audio-management.tsx'
import { loadAudio } from '#app/features/speech/admin/audio-state.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { closed, invalid } from '#app/http/responses.server.ts'
import { noText, textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

/** "Audio · Good Morning" */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'audio' in loaded ? loaded.audio?.title.en : undefined
	return [{ title: pageTitle(name ? `Audio · ${name}` : 'Audio', matches) }]
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const owner = textOwnerOf({ request, params })
	const done = new URL(request.url).searchParams.get('done')
	const audio = await loadAudio(context, { owner, done })
	if (audio) return audio.failure ? data(audio, { status: 500 }) : audio
	return closed(noText[owner.kind])
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { id, email } = await requireEditor(context)
	const owner = textOwnerOf({ request, params })
	const form = await readBody(request, audioForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	const askAgain = ({ done }: { done: string }) =>
		redirect(`${tabPath(owner, 'Audio')}?${new URLSearchParams({ done })}`)
	return answerAudioForm({ context, actor: { id, email }, askAgain }, form.value)
}

export const clientAction = keepForm(audioFailures)

/** The tab Audio of a lesson or an article. */
export default function Audio() {
	const owner = useTextOwner()
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	return (
		<section key={owner.id} aria-label="Audio" className="grid max-w-2xl gap-4">
			<h2 className="font-semibold text-base">Audio Management</h2>
			<AudioManagement {...loaded} askedAt={tabPath(owner, 'Audio')} answer={answer} />
		</section>
	)
}
