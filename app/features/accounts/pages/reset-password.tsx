import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { minPasswordLength, minPasswordLengthAt } from '#app/domain/accounts/password.ts'
import { errorText } from '#app/domain/errors.ts'
import { resetPasswordForm } from '#app/features/accounts/forms.ts'
import { ResetPasswordScreen } from '#app/features/accounts/reset/reset-password-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { findResetOwner, resetPassword } from '#app/http/password-reset.server.ts'
import { actionHeaders, invalid, orInvalid, refreshHeader } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const success = 'Your password has been updated. Taking you to login...'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Reset Password', matches) }]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, auth } = context
	const owner = await findResetOwner(
		{ auth: auth(), db },
		{ token: tokenOf(request), now: new Date() },
	)
	return {
		minLength: owner ? minPasswordLengthAt(owner.level) : minPasswordLength,
		linkProblem: owner ? undefined : errorText('reset-link.invalid'),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, note } = context
	const auth = context.auth()
	const token = tokenOf(request)
	return orInvalid('password.update-failed', {}, async () => {
		const owner = await findResetOwner({ auth, db }, { token, now: new Date() })
		if (!owner) {
			note('password-reset.refused')
			return invalid([{ code: 'reset-link.invalid' }])
		}
		const form = await readBody(request, resetPasswordForm(owner.level))
		if (!form.ok) return invalid(form.problems)
		const { password } = form.value
		const outcome = await resetPassword({ auth, db }, { token, password, userId: owner.id })
		if (outcome === 'link-invalid') return invalid([{ code: 'reset-link.invalid' }])
		note('password-reset.done', { person: owner.id })
		return json({ success }, { headers: refreshHeader(3, '/login') })
	})
}

function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get('token') ?? ''
}

export default function ResetPassword() {
	const { minLength, linkProblem } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const isDone = answer && 'success' in answer
	return (
		<ResetPasswordScreen
			minLength={minLength}
			linkProblem={linkProblem}
			answer={isDone ? undefined : answer}
			success={isDone ? answer.success : undefined}
		/>
	)
}
