import { errorText } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { DialogForm } from '#app/http/dialog-answer.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { audioFailures } from './audio-failures.ts'
import { type AudioForm, voiceFieldOf } from './audio-form.ts'
import { changeAudio } from './change-audio.server.ts'
import { findAudio } from './find-audio.server.ts'

/** Generates, confirms, cancels or removes audio, then redirects to the dialog. */
export async function answerAudioForm(given: DialogForm, form: AudioForm): Promise<Response> {
	const { intent, id } = form
	const typed = intent === 'generate-audio' ? typedVoices(form) : {}
	return orInvalid(audioFailures[intent], typed, async () => {
		const failure = await apply(given, form)
		if (failure) return refused(failure, typed)
		return given.askAgain({ ask: 'audio', of: id, done: intent })
	})
}

type GenerateForm = Extract<AudioForm, { intent: 'generate-audio' }>

function typedVoices({ voice, speakerVoices }: GenerateForm): Typed {
	const ofSpeakers = speakerVoices.map((each) => [voiceFieldOf(each.speaker), each.voice])
	return { voice, ...Object.fromEntries(ofSpeakers) }
}

/** Makes the change. Returns undefined on success. */
async function apply(
	{ context, actor }: DialogForm,
	form: AudioForm,
): Promise<Failure | undefined> {
	const { db, services } = context
	const { kind, id } = form
	const owner = kind === 'lessons' ? { lesson_id: id } : { article_id: id }
	switch (form.intent) {
		case 'generate-audio': {
			const found = await findAudio(db, { kind, id })
			const text = found?.script?.text ?? ''
			return failureIn(
				await services.speech.submit({
					...owner,
					text,
					voice_type: form.voice,
					speaker_voices: form.speakerVoices,
				}),
			)
		}
		case 'confirm-audio':
			return failureIn(
				await services.speech.confirm({
					...owner,
					task_id: form.task,
					replaces: form.replaces || null,
					actor,
				}),
			)
		case 'cancel-audio':
			return failureIn(await services.speech.cancel({ ...owner, task_id: form.task }))
		case 'remove-audio': {
			const changed = await changeAudio(db, {
				owner: { kind, id },
				audio: undefined,
				replaces: form.replaces,
				actor,
				now: new Date(),
			})
			if (changed.ok) return undefined
			return { code: changed.error.code, text: errorText(changed.error.code) }
		}
	}
}

function failureIn(answer: { ok: true } | { ok: false; error: Failure }): Failure | undefined {
	return answer.ok ? undefined : answer.error
}

/** A refusal by the speech worker keeps its text; a general failure says what failed. */
function refused({ code, text }: Failure, typed: Typed): Response {
	const shown =
		code === 'page.failed' ? errorText('audio.generation-failed', { reason: text }) : text
	return invalid([{ code, text: shown }], { typed })
}
