import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { signInRules, spellWait } from '#app/domain/accounts/attempt-limit.ts'
import { networkOf } from '#app/domain/accounts/network-address.ts'
import { loginForm } from '#app/features/accounts/forms.ts'
import { LoginScreen } from '#app/features/accounts/sign-in/login-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireVisitor } from '#app/http/guards.server.ts'
import { giveBackAttempt, takeAttempt } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { signIn } from '#app/http/sign-in.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Login', matches) }]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	return requireVisitor(context, request)
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, auth, networkAddress } = context
	const form = await readBody(request, loginForm)
	const { typed } = form
	if (!form.ok) {
		const isMistyped = form.problems.some(({ code }) => code === 'login.failed')
		return invalid(isMistyped ? [{ code: 'login.failed' }] : form.problems, { typed })
	}
	const { email, password } = form.value
	return orInvalid('login.failed', typed, async () => {
		const now = new Date()
		const rules = signInRules(email, networkOf(networkAddress))
		const attempt = await takeAttempt(db, { rules, now })
		if (!attempt.ok) {
			const { waitSeconds } = attempt.error
			const values = { wait: spellWait(waitSeconds) }
			return invalid([{ code: 'login.too-many', values }], { typed, waitSeconds })
		}
		const entry = await signIn(auth(), { email, password, request })
		if (entry.kind === 'wrong') return invalid([{ code: 'login.failed' }], { typed })
		// A correct password does not count as a failed attempt.
		await giveBackAttempt(db, attempt.value.ids[0])
		switch (entry.kind) {
			case 'signed-in':
				return redirect(askedReturn(request) ?? '/', { headers: entry.headers })
			case 'pending':
				return redirect('/register-success')
			case 'rejected':
				return invalid([{ code: 'login.rejected' }], { typed })
			case 'disabled':
				return invalid([{ code: 'login.disabled' }], { typed })
		}
	})
}

export default function Login() {
	return <LoginScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
