import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import type { DialogForm } from '#app/http/dialog-answer.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import type { ShareForm } from './forms.ts'
import { type ShareOutcome, shareLesson, unshareLesson } from './share-course.server.ts'

/** Shares or stops sharing. Refused addresses stay in the form, each with the reason. */
export function answerShareForm(
	{ context, actor, askAgain }: DialogForm,
	form: ShareForm,
): Promise<Response> {
	const { db } = context
	const change = { ...form, actor, now: new Date() }
	const typed: Typed = form.intent === 'share' ? { emails: form.emails } : {}
	return orInvalid(lessonDialogFailures[form.intent], typed, async () => {
		const changed =
			change.intent === 'share' ? await shareLesson(db, change) : await unshareLesson(db, change)
		if (!changed.ok) return invalid([changed.error], { typed })
		if (changed.value && changed.value.refused.length > 0) {
			const emails = changed.value.refused.map(({ email }) => email).join(', ')
			return invalid(shareProblems(changed.value), { typed: { emails } })
		}
		return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
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
