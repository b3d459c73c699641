import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { askedConfirmMailRules, spellWait } from '#app/domain/accounts/attempt-limit.ts'
import { errorText } from '#app/domain/errors.ts'
import { confirmEmailForm } from '#app/features/accounts/account-forms.ts'
import { ConfirmEmailScreen } from '#app/features/accounts/confirm/confirm-email-screen.tsx'
import { confirmEmailMail } from '#app/features/accounts/mails/confirm-email.ts'
import { readBody } from '#app/http/body.server.ts'
import { openLink, tokenOf } from '#app/http/link-visit.server.ts'
import { confirmEmail, makeLink } from '#app/http/mailed-link.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const confirmed = 'Thank you. Your email address is confirmed.'

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Confirm your email', matches) },
]

export const headers = actionHeaders

/**
 * Opening the page confirms nothing yet: programs that check mails for viruses open every link, also
 * in the mailbox of somebody who never applied.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const nothing = { email: undefined, linkProblem: undefined }
	if (!tokenOf(request)) return nothing
	const opened = await openLink(context, { purpose: 'confirm-email', request, now: new Date() })
	if (opened.kind === 'valid') return { email: opened.owner.email, linkProblem: undefined }
	if (opened.kind === 'invalid') {
		return { email: undefined, linkProblem: errorText('confirm-link.invalid') }
	}
	const values = { wait: spellWait(opened.waitSeconds) }
	return { email: undefined, linkProblem: errorText('mailed-link.too-many', values) }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readBody(request, confirmEmailForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const { value } = form
	return value.intent === 'confirm'
		? orInvalid('confirm-link.failed', {}, () => answerLink({ context, request }))
		: orInvalid('confirm-mail.failed', typed, () => sendLink(context, value.email))
}

async function answerLink({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
	const now = new Date()
	const opened = await openLink(context, { purpose: 'confirm-email', request, now })
	if (opened.kind === 'too-many') return invalidTooMany('mailed-link.too-many', opened)
	const isConfirmed = await confirmEmail(context.db, { token: tokenOf(request), now })
	return isConfirmed
		? json({ success: confirmed, isConfirmed: true, typed: {} })
		: invalid([{ code: 'confirm-link.invalid' }])
}

/** Answers the same for every address, whether it has an account or not. */
async function sendLink(context: ActionFunctionArgs['context'], email: string) {
	const { db, networkAddress, sendMail, site, waitUntil } = context
	const now = new Date()
	const rules = askedConfirmMailRules(email, networkAddress)
	const attempt = await admit(context, rules)
	if (!attempt.ok) return invalidTooMany('confirm-mail.too-many', attempt.error, { email })
	// Look the account up after answering, so that the response time does not reveal it.
	waitUntil(mailLink(now))
	const success = `If ${email} has an account that waits to be confirmed, we have sent it a new link.`
	return json({ success, isConfirmed: false, typed: { email } })

	async function mailLink(at: Date): Promise<void> {
		const link = await makeLink(db, { purpose: 'confirm-email', email, now: at })
		if (link) await sendMail(confirmEmailMail(link.recipient, { token: link.token, site }))
	}
}

export default function ConfirmEmail() {
	const { email, linkProblem } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const isDone = answer !== undefined && 'success' in answer
	return (
		<ConfirmEmailScreen
			email={email}
			linkProblem={linkProblem}
			answer={answer}
			success={isDone ? answer.success : undefined}
			isConfirmed={isDone && answer.isConfirmed}
		/>
	)
}
