/**
 * The dialogs that several lists of the back office share: the people invited to a course or lesson,
 * `?ask=shares&of=…`, and the audio of a lesson or article, `?ask=audio&of=…`. A list's loader calls
 * `loadLessonDialog`, its action reads `lessonDialogForm` beside its own forms and hands those to
 * `answerLessonDialog`, and its page renders `LessonDialog`. The caller checks that the user is an
 * editor; shares are for administrators alone.
 */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { isAdmin, type User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import { answerShareForm } from '#app/features/courses/sharing/answer-share-form.server.ts'
import { findShares, type Shares } from '#app/features/courses/sharing/find-shares.server.ts'
import { shareForm } from '#app/features/courses/sharing/share-form.ts'
import { answerAudioForm } from '#app/features/speech/admin/answer-audio-form.server.ts'
import { audioForm } from '#app/features/speech/admin/audio-form.ts'
import { type LoadedAudio, loadAudio } from '#app/features/speech/admin/audio-state.server.ts'
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

type ShownShares = {
	shares: Shares | undefined
	failure: string | undefined
	done: string | undefined
}

/** `shares` and `audio` are undefined if they failed to load; `failure` says so. */
export type LessonDialogData = ({ ask: 'shares' } & ShownShares) | ({ ask: 'audio' } & LoadedAudio)

/** The messages for changes of shares that the address reports. */
const doneTexts: Readonly<Record<string, string>> = {
	share: 'Shared. The people you added can open it now.',
	invite: 'Invited. An email tells them how to apply. It opens for them once they are approved.',
	'invite-approved':
		'Invited. An email tells them how to apply. It opens for them as soon as they have applied.',
	'send-again': 'The invitation was sent again. Earlier links go on working until one is used.',
	withdraw: 'The invitation was taken back.',
	unshare: 'Removed. They can no longer open it.',
	'share-group': 'Shared with the group. All its members can open it now.',
	'unshare-group':
		'No longer shared with the group. Members with whom it is shared singly keep it.',
}

/** Undefined if the address names no such dialog, or the row has none. */
export async function loadLessonDialog({
	context,
	searchParams,
	owner = 'lesson',
}: LessonDialogQuery): Promise<LessonDialogData | undefined> {
	const [ask, of] = [searchParams.get('ask'), searchParams.get('of')]
	const done = searchParams.get('done')
	if (of === null) return undefined
	if (ask === 'shares' && owner === 'lesson') {
		const shares = await sharesOf(context, of)
		return shares && { ask, ...shares, done: doneTexts[done ?? ''] }
	}
	if (ask === 'audio') {
		const kind = owner === 'lesson' ? 'lessons' : 'articles'
		const audio = await loadAudio(context, { owner: { kind, id: of }, done })
		return audio && { ask, ...audio }
	}
	return undefined
}

/** Undefined if nothing is found; with a sentence if it could not be loaded. */
async function sharesOf({ db, user }: AppLoadContext, id: string) {
	try {
		const reader = await user()
		if (!reader || !isAdmin(reader)) return undefined
		const shares = await findShares(db, { id })
		return shares && { shares, failure: undefined }
	} catch (error) {
		logFailure(error)
		return { shares: undefined, failure: errorText('shares.load-failed') }
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
		case 'send-again':
		case 'unshare':
		case 'withdraw':
		case 'share-group':
		case 'unshare-group':
			return answerShareForm(dialog, form)
		default:
			return answerAudioForm(dialog, form)
	}
}
