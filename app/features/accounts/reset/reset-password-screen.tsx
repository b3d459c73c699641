import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	minLength: number
	/** The login, which leads to the page that was wanted. */
	login: string
	/** The account has gained rights that need a longer password than it has. */
	isTooShort: boolean
	/** Why the link is unusable. */
	linkProblem: string | undefined
	answer: FormAnswer | undefined
	success: string | undefined
}

export function ResetPasswordScreen(props: Props) {
	const { minLength, login, isTooShort, linkProblem, answer, success } = props
	const isBusy = useNavigation().formMethod === 'POST'
	const isDone = success !== undefined
	const isClosed = isDone || linkProblem !== undefined
	useLeaveAfter(3000, login, isDone)
	const hasScript = useHasScript()
	const problem = linkProblem ?? formProblem(answer)
	return (
		<AccountCard title="Reset Password">
			{/* With scripts, our messages replace the browser's. */}
			<Form method="post" noValidate={hasScript} className="grid gap-4">
				{isTooShort && !isDone && (
					<Notice tone="info">
						Your account may do more now, so it needs a longer password. Choose one with at least{' '}
						{minLength} characters, then sign in with it.
					</Notice>
				)}
				{isDone && <Notice tone="success">{success}</Notice>}
				{!isDone && problem && <Notice tone="error">{problem}</Notice>}
				<Field
					label="New password"
					name="password"
					type="password"
					autoComplete="new-password"
					required
					minLength={minLength}
					disabled={isClosed}
					hint={`At least ${minLength} characters`}
					problem={fieldProblem(answer, 'password')}
				/>
				<Field
					label="Confirm new password"
					name="confirmPassword"
					type="password"
					autoComplete="new-password"
					required
					minLength={minLength}
					disabled={isClosed}
					problem={fieldProblem(answer, 'confirmPassword')}
				/>
				<Button isBusy={isBusy} busyLabel="Updating..." disabled={isClosed}>
					Update Password
				</Button>
			</Form>
			<div className="grid gap-3">
				{linkProblem !== undefined && !isDone && (
					<Link to="/forgot-password" className={buttonClass('primary')}>
						Request a new link
					</Link>
				)}
				<Link to={login} className={buttonClass('secondary')}>
					Back to Login
				</Link>
			</div>
		</AccountCard>
	)
}

function useHasScript(): boolean {
	const [hasScript, setHasScript] = useState(false)
	useEffect(() => setHasScript(true), [])
	return hasScript
}
