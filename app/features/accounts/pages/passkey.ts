import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import * as z from 'zod'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { passkeyRules } from '#app/domain/accounts/attempt-limit.ts'
import { newPasswordPath } from '#app/domain/accounts/return-path.ts'
import { checkAssertion, type SentAssertion } from '#app/domain/accounts/second-factor/passkey.ts'
import {
	forgetChallenge,
	newChallenge,
	readChallenge,
	spendChallenge,
} from '#app/features/accounts/second-factor/challenge.server.ts'
import {
	findPasskey,
	notePasskeyUse,
	signInOptions,
} from '#app/features/accounts/second-factor/passkeys.server.ts'
import { readBody } from '#app/http/body.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { makeLink, spendLink } from '#app/http/mailed-link.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'
import { findWaiting, forgetSecondStep } from '#app/http/second-step.server.ts'
import { standingOf } from '#app/http/sign-in.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'

/** Bytes as base64url. A signature has some hundred of them. */
const bytes = z.string().max(4000)

const passkeyCall = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('options') }),
	z.object({
		intent: z.literal('sign-in'),
		credential: z.object({
			id: bytes,
			response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
		}),
	}),
])

export function loader() {
	throw wrongMethod('POST')
}

/** Signing in with a passkey: a script asks for a challenge, and comes back with its signature. */
export async function action({ context, request }: ActionFunctionArgs) {
	const body = await readBody(request, passkeyCall, { as: 'json' })
	if (!body.ok) return refuse('request.invalid')
	const attempt = await admit(context, passkeyRules(context.networkAddress))
	if (!attempt.ok) return refuseTooMany('login.too-many', attempt.error)
	const now = new Date()
	const answer =
		body.value.intent === 'options'
			? await sendOptions({ context, request, now })
			: await answerAssertion({ context, request, now }, body.value.credential)
	if (answer.ok) await giveBackAttempt(context.db, attempt.value)
	else context.note('passkey.refused')
	return answer
}

type Asked = { context: LoadContext; request: Request; now: Date }

async function sendOptions({ context, request, now }: Asked) {
	const { db, secret, site } = context
	const siteUrl = site.url
	const [{ challenge, cookie }, waiting] = await Promise.all([
		newChallenge({ siteUrl, secret, userId: '', now }),
		findWaiting(db, { request, siteUrl, now }),
	])
	const options = await signInOptions(db, { challenge, waiting: waiting?.id, site })
	return json({ options }, { headers: { 'set-cookie': cookie } })
}

async function answerAssertion({ context, request, now }: Asked, credential: SentAssertion) {
	const { db, note, secret, site } = context
	const siteUrl = site.url
	const [challenge, found, waiting] = await Promise.all([
		readChallenge({ request, siteUrl, secret, userId: '', now }),
		findPasskey(db, credential),
		findWaiting(db, { request, siteUrl, now }),
	])
	if (!challenge || !found) return refuse('passkey.refused')
	const { passkey, person } = found
	const { origin } = new URL(siteUrl)
	const proof = await checkAssertion(credential, { origin, challenge, passkey })
	if (!proof) return refuse('passkey.refused')
	// A key that anybody may use who finds it is only half of the proof. The password is the other half.
	if (!proof.isVerified && waiting?.id !== person.id) return refuse('passkey.refused')
	const isFirst = await spendChallenge(db, challenge, now)
	const { signCount } = proof
	if (!isFirst || !(await notePasskeyUse(db, { passkey, signCount, now }))) {
		return refuse('passkey.refused')
	}
	const kind = standingOf(person)
	if (kind !== 'right') note('sign-in.not-allowed', { person: person.id, reason: kind })
	const to = askedReturn(request)
	switch (kind) {
		case 'pending':
			return json({ to: '/register-success' })
		case 'rejected':
			return refuse('login.rejected')
		case 'disabled':
			return refuse('login.disabled')
		case 'short-password': {
			const link = await makeLink(db, { purpose: 'reset-password', email: person.email, now })
			return json({ to: newPasswordPath(link?.token ?? '', to) })
		}
	}
	if (waiting) await spendLink(db, { purpose: 'second-step', token: waiting.token, now })
	const headers = await context.openSession(person)
	headers.append('set-cookie', forgetChallenge(siteUrl))
	headers.append('set-cookie', forgetSecondStep({ siteUrl }))
	return json({ to: to ?? '/' }, { headers })
}
