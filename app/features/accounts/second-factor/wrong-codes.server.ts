import { type AttemptQuery, findWait, takeAttempt } from '#app/db/attempts.ts'
import { wrongCodesMailRules } from '#app/domain/accounts/attempt-limit.ts'
import { securityChangedMail } from '#app/features/accounts/mails/security-changed.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'

type Owner = { id: string; email: string; displayName: string; isConfirmed: boolean }

/** Tells the owner when somebody with the password has used up the tries at the second step. */
export async function tellOfWrongCodes(
	{ db, sendMail, site }: LoadContext,
	owner: Owner,
	rules: AttemptQuery['rules'],
): Promise<void> {
	const now = new Date()
	if ((await findWait(db, { rules, now })) === undefined) return
	const mail = await takeAttempt(db, { rules: wrongCodesMailRules(owner.id), now })
	if (mail.ok) await sendMail(securityChangedMail(owner, { change: 'wrong-codes', site }))
}
