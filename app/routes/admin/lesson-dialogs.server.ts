/**
 * The questions about one lesson, course or article that several lists ask: `?ask=shares&of=…`, who
 * is invited to it, and `?ask=audio&of=…`, what is heard of it. Any list of the back office shows
 * them: its loader calls `loadLessonDialog`, its action lets `answerLessonDialog` answer first, and
 * its page draws `LessonDialog`. Whoever calls has asked who it is.
 */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import type { Person } from '#app/domain/accounts/person.ts'
import { errorText } from '#app/domain/errors.ts'
import { shareLesson, unshareLesson } from '#app/features/sharing/commands.server.ts'
import { type ShareForm, shareForm } from '#app/features/sharing/forms.ts'
import { findShares, type Shares } from '#app/features/sharing/queries.server.ts'
import { refusalsOf } from '#app/features/sharing/refusals.ts'
import { readForm, type Typed } from '#app/platform/form-data.server.ts'
import { invalid, logFailure, orInvalid } from '#app/platform/responses.server.ts'
import { searchWith, withoutMoment } from '#app/ui/desk/paging.ts'

/** A lesson or course, or an article. */
export type DialogOwner = 'lesson' | 'article'

type Asked = { context: AppLoadContext; searchParams: URLSearchParams; owner?: DialogOwner }

export type LessonDialogData = {
	ask: 'shares'
	/** Undefined where they could not be had. */
	shares: Shares | undefined
	failure: string | undefined
	done: string | undefined
}

/** What was done a moment ago, as the address says it. */
const doneTexts: Readonly<Record<string, string>> = {
	share: 'Shared. Whoever was added can open it from now on.',
	unshare: 'Removed. They cannot open it any more.',
}

/** Undefined where nothing of the kind is asked, or where the row is not one that has it. */
export async function loadLessonDialog({
	context,
	searchParams,
	owner = 'lesson',
}: Asked): Promise<LessonDialogData | undefined> {
	const { db } = context
	const [ask, of] = [searchParams.get('ask'), searchParams.get('of')]
	if (of === null) return undefined
	if (ask === 'shares' && owner === 'lesson') {
		const done = doneTexts[searchParams.get('done') ?? '']
		try {
			const shares = await findShares(db, { id: of })
			return shares && { ask, shares, failure: undefined, done }
		} catch (error) {
			logFailure(error)
			return { ask, shares: undefined, failure: errorText('shares.load-failed'), done }
		}
	}
	return undefined
}

type Answering = {
	context: AppLoadContext
	request: Request
	admin: Pick<Person, 'id' | 'email'>
	owner?: DialogOwner
}

/** Answers the dialogs' own forms; undefined where the form is another one, which may be read then. */
export async function answerLessonDialog({
	context,
	request,
	admin,
}: Answering): Promise<Response | undefined> {
	const share = await readForm(request.clone(), shareForm)
	if (share.ok) return answerShare({ context, request, admin }, share.value)
	return undefined
}

function answerShare({ context, request, admin }: Answering, form: ShareForm): Promise<Response> {
	const { db } = context
	const order = { ...form, actor: { id: admin.id, email: admin.email }, now: new Date() }
	const typed: Typed = form.intent === 'share' ? { emails: form.emails } : {}
	return orInvalid('shares.update-failed', typed, async () => {
		const changed =
			order.intent === 'share' ? await shareLesson(db, order) : await unshareLesson(db, order)
		if (!changed.ok) return invalid([changed.error], { typed })
		const refused = changed.value?.refused ?? []
		if (refused.length > 0 && changed.value) {
			const emails = refused.map(({ email }) => email).join(', ')
			return invalid(refusalsOf(changed.value), { typed: { emails } })
		}
		return redirect(askedAgain(request, { ask: 'shares', of: form.lesson, done: form.intent }))
	})
}

/** The same dialog over the same list, with what was done. */
function askedAgain(request: Request, moment: { ask: string; of: string; done: string }): string {
	const { pathname, searchParams } = new URL(request.url)
	return `${pathname}${searchWith(withoutMoment(searchParams), moment)}`
}
