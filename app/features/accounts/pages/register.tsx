import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { takeAttempt } from '#app/db/attempts.ts'
import { confirmMailRules, registrationRules } from '#app/domain/accounts/attempt-limit.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import { registerForm } from '#app/features/accounts/account-forms.ts'
import { accountReady, readyPath } from '#app/features/accounts/account-ready.ts'
import { RegisterScreen } from '#app/features/accounts/apply/register-screen.tsx'
import { countries } from '#app/features/accounts/countries.ts'
import { addressKnownMail } from '#app/features/accounts/mails/address-known.ts'
import { applicationReceivedMail } from '#app/features/accounts/mails/application-received.ts'
import { openInvitation } from '#app/features/accounts/open-invitation.server.ts'
import { registerAccount } from '#app/features/accounts/own-account.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireVisitor } from '#app/http/guards.server.ts'
import { newLink } from '#app/http/mailed-link.server.ts'
import { refuseMalformed } from '#app/http/malformed-form.server.ts'
import { weaknessOf } from '#app/http/password-strength.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid, refreshHeader } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const success = 'Registration successful! Your application is under review.'

const next = '/register-success'

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Apply for Access', matches) },
]

export const headers = actionHeaders

/** A class applies from one network: their used invitations would count as wrong links. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	actionStatus,
	defaultShouldRevalidate,
}) => actionStatus !== 200 && defaultShouldRevalidate

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { to } = await requireVisitor(context, request)
	const token = new URL(request.url).searchParams.get('invitation') ?? ''
	const { invited, problem } = await openInvitation(context, token)
	return { countries: countries(), to, invited, invitationProblem: problem?.text }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, networkAddress: address, sendMail, site, waitUntil } = context
	const form = await readBody(request, registerForm)
	// The address of the page keeps the token; an answer need not repeat it.
	const { invitation: _, ...typed } = form.typed
	/** A stranger may apply with any address: its owner gets few mails, whatever is typed. */
	async function sendRarely(mail: Mail, now: Date): Promise<void> {
		const attempt = await takeAttempt(db, { rules: confirmMailRules(mail.to), now })
		if (attempt.ok) await sendMail(mail)
	}

	return orInvalid('registration.failed', typed, async () => {
		if (!form.ok) return refuseMalformed(context, { ...form, orSay: 'registration.too-many' })
		const { password, invitation: token, ...application } = form.value
		const weakness = weaknessOf(password, application, await context.commonPasswords())
		if (weakness) return invalid([weakness], { typed })
		const now = new Date()
		const attempt = await admit(context, registrationRules(address))
		if (!attempt.ok) return invalidTooMany('registration.too-many', attempt.error, typed)
		const { email } = application
		const { invited, problem } = await openInvitation(context, token)
		if (problem || (invited && invited.email !== email)) {
			return invalid([problem ?? { code: 'invitation.invalid' }], { typed })
		}
		const link = await newLink('confirm-email')
		const invitation = invited && { token, skipsWaitlist: invited.skipsWaitlist }
		const outcome = await registerAccount(db, { application, password, link, invitation, now })
		if (outcome === 'approved') {
			return json(
				{ success: accountReady, next: readyPath, typed },
				{ headers: refreshHeader(1.5, readyPath) },
			)
		}
		// The link in the mail has proved the address of somebody who was invited.
		if (outcome === 'received' && invited)
			return json({ success, next, typed }, { headers: refreshHeader(1.5, next) })
		const mail =
			outcome === 'received'
				? applicationReceivedMail({ email, token: link.token }, site)
				: addressKnownMail(email, site)
		waitUntil(sendRarely(mail, now))
		return json({ success, next, typed }, { headers: refreshHeader(1.5, next) })
	})
}

export default function Register() {
	const { countries, to, invited, invitationProblem } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const done = answer && 'success' in answer ? answer : undefined
	return (
		<RegisterScreen
			countries={countries}
			to={to}
			invited={invited}
			invitationProblem={invitationProblem}
			answer={answer}
			success={done?.success}
			next={done?.next ?? next}
		/>
	)
}
