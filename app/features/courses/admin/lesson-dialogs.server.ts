/**
 * The dialogs that several lists of the back office share: the people invited to a course or lesson,
 * `?ask=shares&of=…`, and the audio of a lesson or article, `?ask=audio&of=…`. A list's loader calls
 * `loadLessonDialog`, its action reads `lessonDialogForm` beside its own forms and hands those to
 * `answerLessonDialog`, and its page renders `LessonDialog`. The caller checks that the user is an
 * administrator.
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
import type { DialogParams } from '#app/http/dialog-answer.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { lessonDialogFailures } from './lesson-dialog-failures.ts'

/** A lesson or course, or an article. */
type DialogOwner = 'lesson' | 'article'

type LessonDialogQuery = {
	context: AppLoadContext
	searchParams: URLSearchParams
	owner?: DialogOwner
}

type DialogMessages = { failure: string | undefined; done: string | undefined }

/** `shares` and `audio` are undefined if they failed to load; `failure` says so. */
export type LessonDialogData = DialogMessages &
	(
		| { ask: 'shares'; shares: Shares | undefined }
		| { ask: 'audio'; audio: AudioState | undefined; voices: Voices }
	)

/** The messages for actions that the address reports. */
const doneTexts: Readonly<Record<string, string>> = {
	share: 'Shared. The people you added can open it now.',
	invite: 'Invited. An email tells them how to apply. It opens for them once they are approved.',
	withdraw: 'The invitation was taken back.',
	unshare: 'Removed. They can no longer open it.',
	'confirm-audio': 'Published. Learners hear this audio from now on.',
	'remove-audio': 'The audio was removed.',
}

const publishedUnseen = 'Published. Learners hear this audio once they see the text.'

/** Undefined if the address names no such dialog, or the row has none. */
export async function loadLessonDialog({
	context,
	searchParams,
	owner = 'lesson',
}: LessonDialogQuery): Promise<LessonDialogData | undefined> {
	const [ask, of] = [searchParams.get('ask'), searchParams.get('of')]
	const done = doneTexts[searchParams.get('done') ?? '']
	if (of === null) return undefined
	if (ask === 'shares' && owner === 'lesson') {
		const shares = await orFailed('shares.load-failed', findShares(context.db, { id: of }))
		return shares && { ask, shares: shares.loaded, failure: shares.failure, done }
	}
	if (ask === 'audio') {
		const [audio, voices] = await Promise.all([
			orFailed('audio.load-failed', audioOf(context, { owner, id: of })),
			context.services.speech.voices(),
		])
		const isUnseen = audio?.loaded?.isLive === false && searchParams.get('done') === 'confirm-audio'
		const said = isUnseen ? publishedUnseen : done
		return audio && { ask, audio: audio.loaded, voices, failure: audio.failure, done: said }
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

/** Undefined if nothing is found; with a failure text if loading fails. */
async function orFailed<T>(
	code: 'shares.load-failed' | 'audio.load-failed',
	loading: Promise<T | undefined>,
): Promise<{ loaded: T | undefined; failure: string | undefined } | undefined> {
	try {
		const loaded = await loading
		return loaded && { loaded, failure: undefined }
	} catch (error) {
		logFailure(error)
		return { loaded: undefined, failure: errorText(code) }
	}
}

type LessonDialogSubmission = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

export const lessonDialogForm = z.discriminatedUnion('intent', [shareForm, audioForm])

type LessonDialogForm = z.infer<typeof lessonDialogForm>

/** True for the forms of these dialogs; a page's own forms have other intents. */
export function isOfLessonDialog<Form extends { intent: string }>(
	form: Form | LessonDialogForm,
): form is LessonDialogForm {
	return Object.hasOwn(lessonDialogFailures, form.intent)
}

/** Answers the dialogs' own forms. */
export function answerLessonDialog(
	{ context, request, admin }: LessonDialogSubmission,
	form: LessonDialogForm,
): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url)
	const dialog = {
		context,
		actor: { id: admin.id, email: admin.email },
		/** Redirects to the same dialog over the same list. */
		askAgain: (params: DialogParams) =>
			redirect(`${pathname}${searchWith(withoutDialog(searchParams), params)}`),
	}
	switch (form.intent) {
		case 'share':
		case 'invite':
		case 'unshare':
		case 'withdraw':
			return answerShareForm(dialog, form)
		default:
			return answerAudioForm(dialog, form)
	}
}
