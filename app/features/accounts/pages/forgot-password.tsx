import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import {
	resetMailRules,
	resetMailWaitSeconds,
	spellWait,
} from '#app/domain/accounts/attempt-limit.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { forgotPasswordForm } from '#app/features/accounts/account-forms.ts'
import { noAccountMail } from '#app/features/accounts/mails/no-account.ts'
import { resetLinkMail } from '#app/features/accounts/mails/reset-link.ts'
import { ForgotPasswordScreen } from '#app/features/accounts/reset/forgot-password-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireVisitor } from '#app/http/guards.server.ts'
import { makeLink } from '#app/http/mailed-link.server.ts'
import { refuseMalformed } from '#app/http/malformed-form.server.ts'
import { admit } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Forgot Password', matches) },
]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { to } = await requireVisitor(context, request)
	return { to, tooSoon: errorText('reset-mail.too-soon') }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, networkAddress: address, note, sendMail, site, waitUntil } = context
	const form = await readBody(request, forgotPasswordForm)
	const { typed } = form

	async function sendResetMail(email: string, now: Date): Promise<void> {
		const link = await makeLink(db, { purpose: 'reset-password', email, now })
		await sendMail(
			link
				? resetLinkMail(link.recipient, { token: link.token, site })
				: noAccountMail(email, site),
		)
	}

	return orInvalid('reset-mail.failed', typed, async () => {
		if (!form.ok) return refuseMalformed(context, { ...form, orSay: 'reset-mail.too-many' })
		const { email } = form.value
		const now = new Date()
		const rules = resetMailRules(email, address)
		const attempt = await admit(context, rules)
		if (!attempt.ok) {
			const { rule, waitSeconds } = attempt.error
			const values = { wait: spellWait(waitSeconds) }
			const problems: Problem[] =
				rule === rules[0]
					? [{ code: 'reset-mail.too-soon' }, { code: 'reset-mail.again-in', values }]
					: [{ code: 'reset-mail.too-many', values }]
			return invalid(problems, { typed, waitSeconds })
		}
		// Look the account up after answering, so that the response time does not reveal it.
		note('password-reset.asked', { email })
		waitUntil(sendResetMail(email, now))
		const success = `We have sent an email to ${email}. Please check your inbox.`
		return json({ success, typed, waitSeconds: resetMailWaitSeconds })
	})
}

export default function ForgotPassword() {
	const { to, tooSoon } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const wait = useMemo(() => {
		if (!answer?.typed.email || answer.waitSeconds === undefined) return undefined
		const isOfAddress =
			'success' in answer || answer.problems.some(({ code }) => code === 'reset-mail.too-soon')
		return isOfAddress ? { email: answer.typed.email, seconds: answer.waitSeconds } : undefined
	}, [answer])
	const success = answer && 'success' in answer ? answer.success : undefined
	return (
		<ForgotPasswordScreen to={to} answer={answer} success={success} wait={wait} tooSoon={tooSoon} />
	)
}
