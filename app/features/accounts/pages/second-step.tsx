import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { secondStepRules } from '#app/domain/accounts/attempt-limit.ts'
import { errorText } from '#app/domain/errors.ts'
import { secondStepForm } from '#app/features/accounts/forms.ts'
import { securityChangedMail } from '#app/features/accounts/mails/security-changed.ts'
import { spendAppCode } from '#app/features/accounts/second-factor/authenticator.server.ts'
import { readSecondFactors } from '#app/features/accounts/second-factor/read-second-factors.server.ts'
import { spendRecoveryCode } from '#app/features/accounts/second-factor/recovery-codes.server.ts'
import { SecondStepScreen } from '#app/features/accounts/second-step/second-step-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireVisitor } from '#app/http/guards.server.ts'
import { spendLink } from '#app/http/mailed-link.server.ts'
import { refuseMalformed } from '#app/http/malformed-form.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { findWaiting, forgetSecondStep } from '#app/http/second-step.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Second step', matches) }]

export const headers = actionHeaders

/** Shown after the right password of an account with a second step. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, site } = context
	const { to } = await requireVisitor(context, request)
	const now = new Date()
	const waiting = await findWaiting(db, { request, siteUrl: site.url, now })
	if (!waiting) {
		return { to, hasApp: false, hasPasskey: false, waitProblem: errorText('second-step.expired') }
	}
	const { app, passkeys } = await readSecondFactors(db, { userId: waiting.id })
	const hasApp = Boolean(app?.confirmedAt)
	return { to, hasApp, hasPasskey: passkeys.length > 0, waitProblem: undefined }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, note, secret: siteSecret, site } = context
	const form = await readBody(request, secondStepForm)
	return orInvalid('login.failed', {}, async () => {
		if (!form.ok) {
			return refuseMalformed(context, {
				problems: form.problems,
				typed: {},
				orSay: 'login.too-many',
			})
		}
		const now = new Date()
		const waiting = await findWaiting(db, { request, siteUrl: site.url, now })
		if (!waiting) return invalid([{ code: 'second-step.expired' }])
		const { id: userId, token } = waiting
		const attempt = await admit(context, secondStepRules(userId))
		if (!attempt.ok) return invalidTooMany('login.too-many', attempt.error)
		const { intent, code: typed } = form.value
		const isRight =
			intent === 'app'
				? await spendAppCode(db, { userId, siteSecret, typed, now })
				: await spendRecoveryCode(db, { userId, typed })
		if (!isRight) {
			note('second-step.failed', { person: userId })
			return invalid([{ code: 'code.wrong', field: intent }])
		}
		await giveBackAttempt(db, attempt.value)
		const isFirst = await spendLink(db, { purpose: 'second-step', token, now })
		if (!isFirst) return invalid([{ code: 'second-step.expired' }])
		if (intent === 'recovery') {
			note('recovery-code.used', { person: userId })
			const { waitUntil, sendMail } = context
			waitUntil(sendMail(securityChangedMail(waiting, { change: 'recovery-code-used', site })))
		}
		const headers = await context.openSession(waiting)
		headers.append('set-cookie', forgetSecondStep({ siteUrl: site.url }))
		return redirect(askedReturn(request) ?? '/', { headers })
	})
}

export default function SecondStep() {
	return (
		<SecondStepScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
	)
}
