import type { AppLoadContext } from '@remix-run/cloudflare'
import { shareLesson, unshareLesson } from '#app/features/sharing/commands.server.ts'
import type { ShareForm } from '#app/features/sharing/forms.ts'
import { refusalsOf } from '#app/features/sharing/refusals.ts'
import type { Typed } from '#app/platform/form-data.server.ts'
import { invalid, orInvalid } from '#app/platform/responses.server.ts'

/** The dialog that is shown again, of which row, and what was done. */
export type Moment = { ask: string; of: string; done: string }

export type Given = {
	context: AppLoadContext
	actor: { id: string; email: string }
	/** Leads to the same dialog over the same list. */
	askAgain: (moment: Moment) => Response
}

/** Shares with all who can be shared with; the others stay in the form, each with the reason. */
export function answerShareForm(
	{ context, actor, askAgain }: Given,
	form: ShareForm,
): Promise<Response> {
	const { db } = context
	const order = { ...form, actor, now: new Date() }
	const typed: Typed = form.intent === 'share' ? { emails: form.emails } : {}
	return orInvalid('shares.update-failed', typed, async () => {
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
