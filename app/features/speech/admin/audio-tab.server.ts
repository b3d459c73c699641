/** Loads and answers the tab Audio of a lesson or an article. */
import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare'
import type { User } from '#app/domain/accounts/user.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { readBody } from '#app/http/body.server.ts'
import { closed, invalid } from '#app/http/responses.server.ts'
import { answerAudioForm } from './answer-audio-form.server.ts'
import { audioForm } from './audio-form.ts'
import { loadAudio } from './load-audio.server.ts'

type Call = { context: AppLoadContext; request: Request; owner: AudioOwner }

export async function loadAudioTab({ context, request, owner }: Call) {
	const done = new URL(request.url).searchParams.get('done')
	const audio = await loadAudio(context, { owner, done })
	if (audio) return audio.failure ? data(audio, { status: 500 }) : audio
	const code = owner.kind === 'lessons' ? 'lesson-text.lesson-missing' : 'article.not-found'
	return closed(code)
}

type Answer = Call & { admin: Pick<User, 'id' | 'email'> }

export async function answerAudioTab({ context, request, owner, admin }: Answer) {
	const form = await readBody(request, audioForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	const askAgain = ({ done }: { done: string }) =>
		redirect(`${tabPath(owner, 'Audio')}?${new URLSearchParams({ done })}`)
	const actor = { id: admin.id, email: admin.email }
	return answerAudioForm({ context, actor, askAgain }, form.value)
}
