import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import type { DialogForm } from '#app/http/dialog-answer.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import type { ShareForm } from './forms.ts'
import { refusalsOf } from './refusals.ts'
import { shareLesson, unshareLesson } from './share-course.server.ts'

/** Shares with all who can be shared with; the others stay in the form, each with the reason. */
export function answerShareForm(
	{ context, actor, askAgain }: DialogForm,
	form: ShareForm,
): Promise<Response> {
	const { db } = context
	const order = { ...form, actor, now: new Date() }
	const typed: Typed = form.intent === 'share' ? { emails: form.emails } : {}
	return orInvalid(lessonDialogFailures[form.intent], typed, async () => {
		const changed =
			order.intent === 'share' ? await shareLesson(db, order) : await unshareLesson(db, order)
		if (!changed.ok) return invalid([changed.error], { typed })
		if (changed.value && changed.value.refused.length > 0) {
			const emails = changed.value.refused.map(({ email }) => email).join(', ')
			return invalid(refusalsOf(changed.value), { typed: { emails } })
		}
		return askAgain({ ask: 'shares', of: form.lesson, done: form.intent })
	})
}
