import { readEmails } from '#app/domain/accounts/email-list.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok } from '#app/domain/result.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import type { DialogForm } from '#app/http/dialog-answer.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { sendAgain } from './send-again.server.ts'
import { sendAll, type Unsent } from './send-all.server.ts'
import {
	forgetMails,
	inviteAgain,
	inviteToApply,
	type ShareOutcome,
	shareLesson,
	unshareLesson,
	withdrawInvitation,
} from './share-course.server.ts'
import type { ShareForm } from './share-form.ts'
import { invitationMail, sharedMail } from './share-mails.ts'
import { shareWithGroup, unshareWithGroup } from './share-with-group.server.ts'

/** Shares or stops sharing. Refused addresses stay in the form, each with the reason. */
export function answerShareForm(dialog: DialogForm, form: ShareForm): Promise<Response> {
	const typed: Typed = 'emails' in form ? { emails: form.emails } : {}
	return orInvalid(lessonDialogFailures[form.intent], typed, () => {
		switch (form.intent) {
			case 'share':
				return share(dialog, form, typed)
			case 'invite':
				return invite(dialog, form, typed)
			case 'send-again':
				return resend(dialog, form)
			case 'share-group':
				return shareGroup(dialog, form)
			case 'unshare-group':
				return unshareGroup(dialog, form)
			default:
				return stopSharing(dialog, form)
		}
	})
}

type FormOf<Intent extends ShareForm['intent']> = Extract<ShareForm, { intent: Intent }>

async function stopSharing(
	{ context, actor, askAgain }: DialogForm,
	form: FormOf<'unshare' | 'withdraw'>,
) {
	const stop = form.intent === 'unshare' ? unshareLesson : withdrawInvitation
	const changed = await stop(context.db, { ...form, actor, now: new Date() })
	if (!changed.ok) return invalid([changed.error])
	return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
}

/** What was shared stays so without its mail. */
const sharedTexts = { failed: 'share.mail-failed', tooMany: 'share.unmailed' } as const

async function share(dialog: DialogForm, form: FormOf<'share'>, typed: Typed) {
	const { db, site } = dialog.context
	const changed = await shareLesson(db, { ...form, actor: dialog.actor, now: new Date() })
	if (!changed.ok) return invalid([changed.error], { typed })
	const { item, toTell } = changed.value
	const mails = toTell.map((told) => sharedMail(told, { item, site }))
	const unsent = await sendAll(dialog, mails, sharedTexts)
	return answerStart(dialog, { form, outcome: changed.value, unsent })
}

async function invite(dialog: DialogForm, form: FormOf<'invite'>, typed: Typed) {
	const { db, site } = dialog.context
	const { skipsWaitlist } = form
	const changed = await inviteToApply(db, { ...form, actor: dialog.actor, now: new Date() })
	if (!changed.ok) return invalid([changed.error], { typed })
	const { item, toInvite } = changed.value
	const mails = toInvite.map((link) => invitationMail(link, { item, site, skipsWaitlist }))
	const unsent = await sendAll(dialog, mails, { failed: 'share.invite-failed' })
	return answerStart(dialog, { form, outcome: changed.value, unsent })
}

async function resend(dialog: DialogForm, form: FormOf<'send-again'>) {
	const { context, actor, askAgain } = dialog
	const { db, site } = context
	const unsent = await sendAgain(dialog, {
		of: form.lesson,
		email: form.email,
		async invite(isSent) {
			const invited = await inviteAgain(db, { ...form, isSent, actor, now: new Date() })
			if (!invited.ok) return invited
			const { item, skipsWaitlist } = invited.value
			const about = { item, site, skipsWaitlist }
			return ok({ skipsWaitlist, mailOf: (link) => invitationMail(link, about) })
		},
		failed: 'share.invite-failed',
	})
	return unsent ?? askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
}

async function shareGroup(dialog: DialogForm, form: FormOf<'share-group'>) {
	const { context, actor, askAgain } = dialog
	const { db, site } = context
	const changed = await shareWithGroup(db, { ...form, actor, now: new Date() })
	if (!changed.ok) return invalid([changed.error])
	const { item, toTell } = changed.value
	const mails = toTell.map((told) => sharedMail(told, { item, site }))
	const { emails, problem } = await sendAll(dialog, mails, sharedTexts)
	// The change itself is saved by then.
	if (problem) {
		await forgetMails(db, { lesson: form.lesson, about: 'shared', emails })
		return invalid([problem])
	}
	return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
}

async function unshareGroup(
	{ context, actor, askAgain }: DialogForm,
	form: FormOf<'unshare-group'>,
) {
	const changed = await unshareWithGroup(context.db, { ...form, actor, now: new Date() })
	if (!changed.ok) return invalid([changed.error])
	return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
}

type Started = {
	form: FormOf<'share' | 'invite'>
	outcome: ShareOutcome
	unsent: Unsent
}

/** The dialog again, or the addresses that were refused or got no mail. */
async function answerStart(
	{ context, askAgain }: DialogForm,
	{ form, outcome, unsent }: Started,
): Promise<Response> {
	const isShare = form.intent === 'share'
	const isApproved = form.intent === 'invite' && form.skipsWaitlist
	const { refused } = outcome
	const problems = refused.length > 0 ? shareProblems(outcome) : []
	const { emails } = unsent
	if (unsent.problem) {
		const about = isShare ? 'shared' : 'invited'
		await forgetMails(context.db, { lesson: form.lesson, about, emails })
		problems.unshift(unsent.problem)
	}
	if (problems.length > 0) {
		// An invitation that was not sent is tried again; a share without its mail is done.
		const left = [...refused.map(({ email }) => email), ...(isShare ? [] : emails)]
		const added = readEmails(form.emails).filter((email) => !left.includes(email))
		const verb = isShare ? 'Shared with' : 'Invited'
		const done = added.length > 0 ? `${verb}: ${added.join(', ')}.` : undefined
		return invalid(problems, { typed: { emails: left.join(', ') }, done })
	}
	const done = isApproved ? 'invite-approved' : form.intent
	return askAgain({ ask: 'shares', of: form.lesson, done })
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
