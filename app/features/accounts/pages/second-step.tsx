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
import { secondStepForm } from '#app/features/accounts/account-forms.ts'
import { securityChangedMail } from '#app/features/accounts/mails/security-changed.ts'
import { enterByCode } from '#app/features/accounts/second-factor/enter-by-code.server.ts'
import { readSecondFactors } from '#app/features/accounts/second-factor/read-second-factors.server.ts'
import { tellOfWrongCodes } from '#app/features/accounts/second-factor/wrong-codes.server.ts'
import { SecondStepScreen } from '#app/features/accounts/second-step/second-step-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireVisitor } from '#app/http/guards.server.ts'
import { refuseMalformed } from '#app/http/malformed-form.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Second step', matches) }]

export const headers = actionHeaders

/** Shown after the right password of an account with a second step. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { to } = await requireVisitor(context, request)
	const waiting = await context.waiting()
	if (!waiting) {
		return { to, hasApp: false, hasPasskey: false, waitProblem: errorText('second-step.expired') }
	}
	const { app, passkeys } = await readSecondFactors(context.db, { userId: waiting.id })
	const hasApp = Boolean(app?.verified)
	return { to, hasApp, hasPasskey: passkeys.length > 0, waitProblem: undefined }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, networkAddress: address, note, sendMail, site, waitUntil } = context
	const form = await readBody(request, secondStepForm)
	return orInvalid('login.failed', {}, async () => {
		if (!form.ok) {
			return refuseMalformed(context, {
				problems: form.problems,
				typed: {},
				orSay: 'login.too-many',
			})
		}
		const waiting = await context.waiting()
		if (!waiting) return invalid([{ code: 'second-step.expired' }])
		const userId = waiting.id
		const { intent, code: typed } = form.value
		const device = await context.knownDevice(waiting.email)
		const rules = secondStepRules({ userId, by: intent, address, device })
		const attempt = await admit(context, rules)
		if (!attempt.ok) return invalidTooMany('login.too-many', attempt.error)
		const entry = await enterByCode(context, request, { userId, intent, typed })
		if (entry.kind === 'wrong') {
			note('second-step.failed', { person: userId })
			waitUntil(tellOfWrongCodes(context, waiting, rules))
			return invalid([{ code: 'code.wrong', field: intent }])
		}
		await giveBackAttempt(db, attempt.value)
		if (entry.kind === 'rejected') return invalid([{ code: 'login.rejected' }])
		if (entry.kind === 'disabled') return invalid([{ code: 'login.disabled' }])
		if (entry.kind !== 'in') return invalid([{ code: 'second-step.expired' }])
		if (intent === 'recovery') {
			note('recovery-code.used', { person: userId })
			waitUntil(sendMail(securityChangedMail(waiting, { change: 'recovery-code-used', site })))
		}
		return redirect(askedReturn(request) ?? '/', { headers: entry.headers })
	})
}

export default function SecondStep() {
	return (
		<SecondStepScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
	)
}
