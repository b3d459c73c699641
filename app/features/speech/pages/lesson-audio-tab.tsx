import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { lessonPath } from '#app/domain/courses/lesson-tabs.ts'
import { errorText } from '#app/domain/errors.ts'
import { answerAudioForm } from '#app/features/speech/admin/answer-audio-form.server.ts'
import { audioFailures } from '#app/features/speech/admin/audio-failures.ts'
import { AudioManagement } from '#app/features/speech/admin/audio-management.tsx'
import { audioForm } from '#app/features/speech/admin/forms.ts'
import { loadAudio } from '#app/features/speech/admin/load-audio.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'audio' in loaded ? loaded.audio?.title.en : undefined
	return [{ title: pageTitle(name ? `Audio · ${name}` : 'Audio', matches) }]
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireAdmin(context)
	const done = new URL(request.url).searchParams.get('done')
	const audio = await loadAudio(context, { owner: { kind: 'lessons', id: params.id ?? '' }, done })
	if (audio) return audio.failure ? data(audio, { status: 500 }) : audio
	return data({ refusal: errorText('lesson-text.lesson-missing') }, { status: 404 })
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { id, email } = await requireAdmin(context)
	const form = await readBody(request, audioForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	const askAgain = ({ done }: { done: string }) =>
		redirect(`${lessonPath(params.id ?? '', 'Audio')}?${new URLSearchParams({ done })}`)
	return answerAudioForm({ context, actor: { id, email }, askAgain }, form.value)
}

export const clientAction = keepForm(audioFailures)

export default function LessonAudioTab() {
	const { id = '' } = useParams()
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	return (
		<section key={id} aria-label="Audio" className="grid max-w-2xl gap-4">
			<h2 className="font-semibold text-base">Audio Management</h2>
			<AudioManagement {...loaded} askedAt={lessonPath(id, 'Audio')} answer={answer} />
		</section>
	)
}
