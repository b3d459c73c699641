/**
 * The questions about one lesson, course or article that several lists ask: `?ask=shares&of=…`, who
 * is invited to it, and `?ask=audio&of=…`, what is heard of it. Any list of the back office shows
 * them: its loader calls `loadLessonDialog`, its action reads `lessonDialogForm` beside its own forms
 * and hands those to `answerLessonDialog`, and its page draws `LessonDialog`. Whoever calls has asked who it is.
 */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import { answerShareForm } from '#app/features/courses/sharing/answer-share-form.server.ts'
import { findShares, type Shares } from '#app/features/courses/sharing/find-shares.server.ts'
import { shareForm } from '#app/features/courses/sharing/forms.ts'
import { answerAudioForm } from '#app/features/speech/admin/answer-audio-form.server.ts'
import {
	type AudioState,
	audioStateOf,
	currentKeyOf,
} from '#app/features/speech/admin/audio-state.server.ts'
import { findAudio } from '#app/features/speech/admin/find-audio.server.ts'
import { audioForm } from '#app/features/speech/admin/forms.ts'
import type { Voices } from '#app/features/speech/admin/generate-audio.tsx'
import type { Moment } from '#app/http/dialog-answer.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { lessonDialogFailures } from './lesson-dialog-failures.ts'

/** A lesson or course, or an article. */
type DialogOwner = 'lesson' | 'article'

type Asked = { context: AppLoadContext; searchParams: URLSearchParams; owner?: DialogOwner }

type Told = { failure: string | undefined; done: string | undefined }

/** What is asked about is undefined where it could not be had; `failure` says so. */
export type LessonDialogData = Told &
	(
		| { ask: 'shares'; shares: Shares | undefined }
		| { ask: 'audio'; audio: AudioState | undefined; voices: Voices }
	)

/** What was done a moment ago, as the address says it. */
const doneTexts: Readonly<Record<string, string>> = {
	share: 'Shared. Whoever was added can open it from now on.',
	unshare: 'Removed. They cannot open it any more.',
	'confirm-audio': 'Confirmed. Learners hear this audio from now on.',
	'remove-audio': 'The audio was removed.',
}

/** Undefined where nothing of the kind is asked, or where the row is not one that has it. */
export async function loadLessonDialog({
	context,
	searchParams,
	owner = 'lesson',
}: Asked): Promise<LessonDialogData | undefined> {
	const [ask, of] = [searchParams.get('ask'), searchParams.get('of')]
	const done = doneTexts[searchParams.get('done') ?? '']
	if (of === null) return undefined
	if (ask === 'shares' && owner === 'lesson') {
		const shares = await orFailed('shares.load-failed', findShares(context.db, { id: of }))
		return shares && { ask, shares: shares.had, failure: shares.failure, done }
	}
	if (ask === 'audio') {
		const [audio, voices] = await Promise.all([
			orFailed('audio.load-failed', audioOf(context, { owner, id: of })),
			context.services.speech.voices(),
		])
		return audio && { ask, audio: audio.had, voices, failure: audio.failure, done }
	}
	return undefined
}

async function audioOf(
	{ db, media }: AppLoadContext,
	{ owner, id }: { owner: DialogOwner; id: string },
): Promise<AudioState | undefined> {
	const found = await findAudio(db, { kind: owner === 'lesson' ? 'lessons' : 'articles', id })
	const key = found && currentKeyOf(found)
	return found && audioStateOf(found, key === undefined ? null : await media.head(key))
}

/** Undefined where there is no such thing; a sentence where nobody could say. */
async function orFailed<T>(
	code: 'shares.load-failed' | 'audio.load-failed',
	asked: Promise<T | undefined>,
): Promise<{ had: T | undefined; failure: string | undefined } | undefined> {
	try {
		const had = await asked
		return had && { had, failure: undefined }
	} catch (error) {
		logFailure(error)
		return { had: undefined, failure: errorText(code) }
	}
}

type Answering = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

export const lessonDialogForm = z.discriminatedUnion('intent', [shareForm, audioForm])

type LessonDialogForm = z.infer<typeof lessonDialogForm>

/** Whether it is a form of these dialogs. Those of a page itself have other intents. */
export function isOfLessonDialog<Form extends { intent: string }>(
	form: Form | LessonDialogForm,
): form is LessonDialogForm {
	return Object.hasOwn(lessonDialogFailures, form.intent)
}

/** Answers the dialogs' own forms. */
export function answerLessonDialog(
	{ context, request, admin }: Answering,
	form: LessonDialogForm,
): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url)
	const given = {
		context,
		actor: { id: admin.id, email: admin.email },
		/** The same dialog over the same list, with what was done. */
		askAgain: (moment: Moment) =>
			redirect(`${pathname}${searchWith(withoutDialog(searchParams), moment)}`),
	}
	return form.intent === 'share' || form.intent === 'unshare'
		? answerShareForm(given, form)
		: answerAudioForm(given, form)
}
