import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { spellWait } from '#app/domain/accounts/attempt-limit.ts'
import { newPasswordPath } from '#app/domain/accounts/return-path.ts'
import { errorText } from '#app/domain/errors.ts'
import { emailChangeForm } from '#app/features/accounts/account-forms.ts'
import { changeEmail, keepEmail } from '#app/features/accounts/email-change/change-email.server.ts'
import { EmailChangeScreen } from '#app/features/accounts/email-change/email-change-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { openLink, tokenOf } from '#app/http/link-visit.server.ts'
import { invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Your address', matches) }]

export const headers = actionHeaders

/**
 * Opening the page changes nothing yet: programs that check mails open every link. A new address is
 * confirmed by somebody who is signed in, so that a mistyped one gives a stranger nothing. The old one is
 * kept without that: a thief may have signed its owner out.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const intent = intentOf(request)
	const nothing = { intent, address: undefined, linkProblem: undefined }
	if (!tokenOf(request)) return { ...nothing, linkProblem: errorText('email-link.invalid') }
	const user = intent === 'change-email' ? await requireUser(context) : undefined
	const opened = await openLink(context, { purpose: intent, request, now: new Date() })
	if (opened.kind === 'too-many') {
		const values = { wait: spellWait(opened.waitSeconds) }
		return { ...nothing, linkProblem: errorText('mailed-link.too-many', values) }
	}
	if (opened.kind === 'invalid') return { ...nothing, linkProblem: errorText('email-link.invalid') }
	if (user && opened.owner.id !== user.id) {
		return { ...nothing, linkProblem: errorText('email-link.other-account') }
	}
	return { ...nothing, address: opened.owner.address ?? undefined }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, note, rememberDevice, sessionToken } = context
	const form = await readBody(request, emailChangeForm)
	if (!form.ok) return invalid(form.problems)
	const { intent } = form.value
	const user = intent === 'change-email' ? await requireUser(context) : undefined
	return orInvalid('settings.failed', {}, async () => {
		const now = new Date()
		const opened = await openLink(context, { purpose: intent, request, now })
		if (opened.kind === 'too-many') return invalidTooMany('mailed-link.too-many', opened)
		if (opened.kind === 'invalid') return invalid([{ code: 'email-link.invalid' }])
		const token = tokenOf(request)
		if (!user) {
			const reset = await keepEmail(db, { token, now })
			if (!reset) return invalid([{ code: 'email-link.invalid' }])
			note('email-change.taken-back', { person: opened.owner.id })
			return redirect(newPasswordPath(reset, undefined))
		}
		if (opened.owner.id !== user.id) return invalid([{ code: 'email-link.other-account' }])
		const own = (await sessionToken()) ?? ''
		const email = await changeEmail(db, { token, now, userId: user.id, sessionToken: own })
		if (!email) return invalid([{ code: 'email-link.invalid' }])
		note('email-change.done', { person: user.id })
		await rememberDevice(email)
		return redirect('/settings/sign-in?done=email-changed')
	})
}

function intentOf({ url }: Pick<Request, 'url'>): 'change-email' | 'keep-email' {
	return new URL(url).searchParams.has('keep') ? 'keep-email' : 'change-email'
}

export default function EmailChange() {
	return (
		<EmailChangeScreen
			{...useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	)
}
