import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { spellWait } from '#app/domain/accounts/attempt-limit.ts'
import {
	minPasswordLength,
	minPasswordLengthAt,
	needsLongPassword,
} from '#app/domain/accounts/password.ts'
import { loginPath } from '#app/domain/accounts/return-path.ts'
import { errorText } from '#app/domain/errors.ts'
import { resetPasswordForm } from '#app/features/accounts/account-forms.ts'
import { passwordChangedMail } from '#app/features/accounts/mails/password-changed.ts'
import { ResetPasswordScreen } from '#app/features/accounts/reset/reset-password-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { openLink, tokenOf } from '#app/http/link-visit.server.ts'
import { resetPassword } from '#app/http/mailed-link.server.ts'
import { weaknessOf } from '#app/http/password-strength.server.ts'
import { invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid, refreshHeader } from '#app/http/responses.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const success = 'Your password has been updated. Taking you to login...'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Reset Password', matches) }]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	const opened = await openLink(context, { purpose: 'reset-password', request, now: new Date() })
	const login = loginPath(askedReturn(request))
	if (opened.kind === 'too-many') {
		const values = { wait: spellWait(opened.waitSeconds) }
		const linkProblem = errorText('mailed-link.too-many', values)
		return { minLength: minPasswordLength, login, isTooShort: false, linkProblem }
	}
	if (opened.kind === 'invalid') {
		const linkProblem = errorText('reset-link.invalid')
		return { minLength: minPasswordLength, login, isTooShort: false, linkProblem }
	}
	const { level, hasLongPassword } = opened.owner
	return {
		minLength: minPasswordLengthAt(level),
		login,
		isTooShort: needsLongPassword(level) && !hasLongPassword,
		linkProblem: undefined,
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { commonPasswords, db, note, sendMail, site, waitUntil } = context
	return orInvalid('password.update-failed', {}, async () => {
		const now = new Date()
		const opened = await openLink(context, { purpose: 'reset-password', request, now })
		if (opened.kind === 'too-many') return invalidTooMany('mailed-link.too-many', opened)
		if (opened.kind === 'invalid') {
			note('password-reset.refused')
			return invalid([{ code: 'reset-link.invalid' }])
		}
		const form = await readBody(request, resetPasswordForm(opened.owner.level))
		if (!form.ok) return invalid(form.problems)
		const { password } = form.value
		const weakness = weaknessOf(password, opened.owner, await commonPasswords())
		if (weakness) return invalid([weakness])
		const recipient = await resetPassword(db, { token: tokenOf(request), password, now })
		if (!recipient) return invalid([{ code: 'reset-link.invalid' }])
		note('password-reset.done', { person: opened.owner.id })
		waitUntil(sendMail(passwordChangedMail(recipient, site)))
		const login = loginPath(askedReturn(request))
		return json({ success }, { headers: refreshHeader(3, login) })
	})
}

export default function ResetPassword() {
	const { minLength, login, isTooShort, linkProblem } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const isDone = answer && 'success' in answer
	return (
		<ResetPasswordScreen
			minLength={minLength}
			login={login}
			isTooShort={isTooShort}
			linkProblem={linkProblem}
			answer={isDone ? undefined : answer}
			success={isDone ? answer.success : undefined}
		/>
	)
}
