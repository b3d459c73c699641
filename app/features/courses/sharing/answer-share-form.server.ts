import type { Mail, SendMail } from '#app/domain/accounts/mail.ts'
import { readEmails } from '#app/domain/courses/email-list.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import type { DialogForm } from '#app/http/dialog-answer.ts'
import { invalid, logFailure, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import type { ShareForm } from './forms.ts'
import {
	forgetMails,
	inviteToApply,
	type ShareOutcome,
	shareLesson,
	unshareLesson,
	withdrawInvitation,
} from './share-course.server.ts'
import { invitationMail, sharedMail } from './share-mails.ts'

/** Shares or stops sharing. Refused addresses stay in the form, each with the reason. */
export function answerShareForm(dialog: DialogForm, form: ShareForm): Promise<Response> {
	const typed: Typed = 'emails' in form ? { emails: form.emails } : {}
	return orInvalid(lessonDialogFailures[form.intent], typed, () =>
		'emails' in form ? startSharing(dialog, { form, typed }) : stopSharing(dialog, form),
	)
}

type StartForm = Extract<ShareForm, { emails: string }>
type StopForm = Exclude<ShareForm, StartForm>

async function stopSharing({ context, actor, askAgain }: DialogForm, form: StopForm) {
	const stop = form.intent === 'unshare' ? unshareLesson : withdrawInvitation
	const changed = await stop(context.db, { ...form, actor, now: new Date() })
	if (!changed.ok) return invalid([changed.error])
	return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
}

async function startSharing(
	{ context, actor, askAgain }: DialogForm,
	{ form, typed }: { form: StartForm; typed: Typed },
) {
	const { db, sendMail, site } = context
	const change = { ...form, actor, now: new Date() }
	const isShare = change.intent === 'share'
	const changed = isShare ? await shareLesson(db, change) : await inviteToApply(db, change)
	if (!changed.ok) return invalid([changed.error], { typed })
	const { item, toTell, refused } = changed.value
	const about = { item, site }
	const unsent = await sendAll(
		toTell.map((told) => (isShare ? sharedMail(told, about) : invitationMail(told.email, about))),
		sendMail,
	)
	const problems = refused.length > 0 ? shareProblems(changed.value) : []
	if (unsent.length > 0) {
		const { lesson } = form
		await forgetMails(db, { lesson, about: isShare ? 'shared' : 'invited', emails: unsent })
		const code = isShare ? 'share.mail-failed' : 'share.invite-failed'
		problems.unshift({ code, values: { emails: unsent.join(', ') } })
	}
	if (problems.length > 0) {
		// An invitation that was not sent is tried again; a share without its mail is done.
		const left = [...refused.map(({ email }) => email), ...(isShare ? [] : unsent)]
		const added = readEmails(form.emails).filter((email) => !left.includes(email))
		const verb = isShare ? 'Shared with' : 'Invited'
		const done = added.length > 0 ? `${verb}: ${added.join(', ')}.` : undefined
		return invalid(problems, { typed: { emails: left.join(', ') }, done })
	}
	return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
}

/** The addresses whose mail failed. What was changed is saved by then. */
async function sendAll(mails: readonly Mail[], sendMail: SendMail): Promise<string[]> {
	const sent = await Promise.allSettled(mails.map((mail) => sendMail(mail)))
	return sent.flatMap((outcome, index) => {
		if (outcome.status === 'fulfilled') return []
		logFailure(outcome.reason)
		return mails[index]?.to ?? []
	})
}

/** One problem about all refused addresses for the form, and each address's own reason. */
export function shareProblems({ count, refused }: ShareOutcome): Problem[] {
	const own = refused.map(({ email, code }) => ({ code, field: email }))
	return [summaryOf({ count, refused }), ...own]
}

function summaryOf({ count, refused }: ShareOutcome): Problem {
	const [first, ...others] = new Set(refused.map(({ code }) => code))
	const isOneReason = first !== undefined && others.length === 0
	if (isOneReason && first === 'share.user-not-found' && count === 0) {
		return { code: 'share.no-users' }
	}
	if (isOneReason && (first === 'share.already' || refused.length === 1)) return { code: first }
	const reasons = refused.map(({ email, code }) => `${email}: ${errorText(code)}`)
	return {
		code: 'shares.several',
		values: { count: reasons.length, reasons: reasons.join('; ') },
	}
}
