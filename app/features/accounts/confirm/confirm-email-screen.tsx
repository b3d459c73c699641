import { Form, Link, useNavigation } from '@remix-run/react'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	/** The address that the opened link confirms. */
	email: string | undefined
	/** Why the link is unusable. */
	linkProblem: string | undefined
	answer: FormAnswer | undefined
	success: string | undefined
	isConfirmed: boolean
}

export function ConfirmEmailScreen({ email, linkProblem, answer, success, isConfirmed }: Props) {
	const problem = success ? undefined : (formProblem(answer) ?? linkProblem)
	return (
		<AccountCard title="Confirm Your Email">
			{success && <Notice tone="success">{success}</Notice>}
			{problem && <Notice tone="error">{problem}</Notice>}
			{!isConfirmed &&
				(email === undefined ? <AskForm answer={answer} /> : <LinkForm email={email} />)}
			<Link to="/" className={buttonClass('secondary')}>
				{isConfirmed ? 'Continue' : 'Back'}
			</Link>
		</AccountCard>
	)
}

/** Opening the link shows this button; pressing it confirms the address. */
function LinkForm({ email }: { email: string }) {
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<Form method="post" className="grid gap-4">
			<input type="hidden" name="intent" value="confirm" />
			<p className="wrap-anywhere text-center text-ink-soft">
				Did you apply with <span className="font-medium text-ink">{email}</span>?
			</p>
			<Button isBusy={isBusy} busyLabel="Confirming...">
				Yes, confirm this address
			</Button>
		</Form>
	)
}

/** For those who have lost their link. */
function AskForm({ answer }: { answer: FormAnswer | undefined }) {
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<Form method="post" action="/confirm-email" className="grid gap-4">
			<input type="hidden" name="intent" value="send" />
			<p className="text-ink-soft text-sm">
				We sent a link to your address when you applied. If it is lost, we can send another one.
			</p>
			<Field
				label="Email"
				name="email"
				type="email"
				inputMode="email"
				autoComplete="email"
				required
				defaultValue={answer?.typed?.email}
				problem={fieldProblem(answer, 'email')}
			/>
			<Button isBusy={isBusy} busyLabel="Sending...">
				Send a new link
			</Button>
		</Form>
	)
}
