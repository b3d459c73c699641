import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { passkeyChallengeRules, passkeyRules } from '#app/domain/accounts/attempt-limit.ts'
import { newPasswordPath } from '#app/domain/accounts/return-path.ts'
import { passkeyCall } from '#app/features/accounts/account-forms.ts'
import {
	enterByPasskey,
	signInOptions,
} from '#app/features/accounts/second-factor/passkeys.server.ts'
import { readBody } from '#app/http/body.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { makeLink } from '#app/http/mailed-link.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'
import { endWaiting } from '#app/http/second-step.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'

export function loader() {
	throw wrongMethod('POST')
}

/** Signing in with a passkey: a script asks for a challenge, and comes back with its signature. */
export async function action({ context, request }: ActionFunctionArgs) {
	const body = await readBody(request, passkeyCall, { as: 'json' })
	if (!body.ok) return refuse('request.invalid')
	const rules = body.value.intent === 'options' ? passkeyChallengeRules : passkeyRules
	const attempt = await admit(context, rules(context.networkAddress))
	if (!attempt.ok) return refuseTooMany('login.too-many', attempt.error)
	if (body.value.intent === 'options') {
		const { headers, response } = await signInOptions(context, request)
		return json({ options: response }, { headers })
	}
	const answer = await signIn({ context, request }, body.value.credential)
	if (answer.ok) await giveBackAttempt(context.db, attempt.value)
	else context.note('passkey.refused')
	return answer
}

type Asked = { context: LoadContext; request: Request }
type Signed = Parameters<typeof enterByPasskey>[2]

async function signIn({ context, request }: Asked, credential: Signed) {
	const { db, note, site } = context
	const entry = await enterByPasskey(context, request, credential)
	if (entry.kind === 'wrong') return refuse('passkey.refused')
	const to = askedReturn(request)
	if (entry.kind !== 'in') {
		note('sign-in.not-allowed', { person: entry.person?.id ?? '', reason: entry.kind })
	}
	switch (entry.kind) {
		case 'in': {
			const waiting = await context.waiting()
			const { headers } = entry
			if (waiting) {
				const ended = await endWaiting(db, { token: waiting.token, siteUrl: site.url })
				headers.append('set-cookie', ended)
			}
			return json({ to: to ?? '/' }, { headers })
		}
		case 'pending':
			return json({ to: '/register-success' })
		case 'rejected':
			return refuse('login.rejected')
		case 'disabled':
			return refuse('login.disabled')
		case 'short-password': {
			const email = entry.person?.email ?? ''
			const now = new Date()
			const asked = { purpose: 'reset-password', email, isMailed: false, now } as const
			const link = await makeLink(db, asked)
			return json({ to: newPasswordPath(link?.token ?? '', to) })
		}
	}
}
