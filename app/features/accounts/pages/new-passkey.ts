import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { secondFactorChangeRules } from '#app/domain/accounts/attempt-limit.ts'
import { newPasskeyCall } from '#app/features/accounts/account-forms.ts'
import { provePassword } from '#app/features/accounts/prove-password.server.ts'
import {
	addPasskey,
	mostPasskeys,
	registrationOptions,
} from '#app/features/accounts/second-factor/passkeys.server.ts'
import { readSecondFactors } from '#app/features/accounts/second-factor/read-second-factors.server.ts'
import { codesOfFirst, tell } from '#app/features/accounts/security/change-sign-in.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

export function loader() {
	throw wrongMethod('POST')
}

/** Adding a passkey: a script asks for a challenge by the password, and comes back with the new key. */
export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const user = await requireCaller(context)
	const body = await readBody(request, newPasskeyCall, { as: 'json' })
	if (!body.ok) return refuse('request.invalid')
	const userId = user.id
	const before = await readSecondFactors(db, { userId })
	if (before.passkeys.length >= mostPasskeys) {
		return refuse('passkeys.too-many', { most: mostPasskeys })
	}
	if (body.value.intent === 'options') {
		const attempt = await admit(context, secondFactorChangeRules(userId))
		if (!attempt.ok) return refuseTooMany('login.too-many', attempt.error)
		if (await context.needsFreshSignIn()) return refuse('second-step.sign-in-again')
		const password = body.value.currentPassword
		const refused = await provePassword(context, { userId, password })
		if (refused) return refuse(refused.problem.code, refused.problem.values)
		const { headers, response } = await registrationOptions(context, request)
		return json({ options: response }, { headers })
	}
	const added = await addPasskey(context, request, body.value)
	if (added.kind !== 'in') {
		context.note('passkey.refused', { person: userId })
		return refuse('passkey.refused')
	}
	await tell(context, user, 'passkey-on')
	return json(
		{ codes: await codesOfFirst(context, { userId, before }) },
		{ headers: added.headers },
	)
}
