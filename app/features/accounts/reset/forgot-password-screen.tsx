import { Form, Link, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { loginPath, withReturn } from '#app/domain/accounts/return-path.ts'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useResetWait } from './reset-wait.ts'

type Props = {
	/** Where to go on after signing in. */
	to: string | undefined
	answer: FormAnswer | undefined
	/** Shown after the mail was requested. */
	success: string | undefined
	/** The submitted address, and how long it has to wait. */
	wait: { email: string; seconds: number } | undefined
	/** Shown if the address is still waiting from an earlier visit. */
	tooSoon: string
}

export function ForgotPasswordScreen({ to, answer, success, wait, tooSoon }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useRef<HTMLFormElement>(null)
	const { secondsLeft, refresh } = useResetWait(() => addressIn(form.current), wait)
	const isWaiting = secondsLeft > 0
	const problem = formProblem(answer)
	return (
		<AccountCard
			title="Forgot Password"
			intro="Enter your email and we’ll send you a link to set a new password."
		>
			<Form
				ref={form}
				method="post"
				action={withReturn('/forgot-password', to)}
				className="grid gap-4"
			>
				{problem && <Notice tone="error">{problem}</Notice>}
				{success && <Notice tone="success">{success}</Notice>}
				{isWaiting && !problem && !success && <Notice tone="info">{tooSoon}</Notice>}
				<Field
					label="Email Address"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					required
					defaultValue={answer?.typed?.email}
					onInput={refresh}
					problem={fieldProblem(answer, 'email')}
				/>
				<Button isBusy={isBusy} busyLabel="Sending..." disabled={isWaiting}>
					{isWaiting ? `Wait ${secondsLeft}s before sending again` : 'Send Reset Email'}
				</Button>
			</Form>
			<Link
				to={loginPath(to)}
				className="justify-self-center rounded-control px-2 py-2 text-cinnabar-deep hover:underline"
			>
				Back to Login
			</Link>
		</AccountCard>
	)
}

function addressIn(form: HTMLFormElement | null): string {
	const email = form && new FormData(form).get('email')
	return typeof email === 'string' ? email : ''
}
