import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { signInRules } from '#app/domain/accounts/attempt-limit.ts'
import { newPasswordPath, withReturn } from '#app/domain/accounts/return-path.ts'
import type { Problem } from '#app/domain/problem.ts'
import { loginForm } from '#app/features/accounts/account-forms.ts'
import { LoginScreen } from '#app/features/accounts/sign-in/login-screen.tsx'
import { signIn } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireVisitor } from '#app/http/guards.server.ts'
import { makeLink } from '#app/http/mailed-link.server.ts'
import { refuseMalformed } from '#app/http/malformed-form.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Login', matches) }]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	return requireVisitor(context, request)
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, note, networkAddress: address } = context
	const form = await readBody(request, loginForm)
	const { typed } = form
	return orInvalid('login.failed', typed, async () => {
		if (!form.ok) {
			const isMistyped = form.problems.some(({ code }) => code === 'login.failed')
			const problems: Problem[] = isMistyped ? [{ code: 'login.failed' }] : form.problems
			return refuseMalformed(context, { problems, typed, orSay: 'login.too-many' })
		}
		const { email, password } = form.value
		const device = await context.knownDevice(email)
		const attempt = await admit(context, signInRules({ email, address, device }))
		if (!attempt.ok) return invalidTooMany('login.too-many', attempt.error, typed)
		const entry = await signIn(context, request, { email, password })
		if (entry.kind === 'wrong') {
			note('sign-in.failed', { email })
			return invalid([{ code: 'login.failed' }], { typed })
		}
		// A correct password does not count as a failed attempt.
		await giveBackAttempt(db, attempt.value)
		const to = askedReturn(request)
		switch (entry.kind) {
			case 'in':
				return redirect(to ?? '/', { headers: entry.headers })
			case 'second-step':
				return redirect(withReturn('/login/second-step', to), { headers: entry.headers })
		}
		note('sign-in.not-allowed', { email, reason: entry.kind })
		switch (entry.kind) {
			case 'pending':
				return redirect('/register-success')
			case 'rejected':
				return invalid([{ code: 'login.rejected' }], { typed })
			case 'short-password': {
				const now = new Date()
				const asked = { purpose: 'reset-password', email, isMailed: false, now } as const
				const link = await makeLink(db, asked)
				return redirect(newPasswordPath(link?.token ?? '', to))
			}
			case 'disabled':
				return invalid([{ code: 'login.disabled' }], { typed })
		}
	})
}

export default function Login() {
	return <LoginScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
