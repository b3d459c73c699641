import { Form, Link, useNavigation } from '@remix-run/react'
import { loginPath, withReturn } from '#app/domain/accounts/return-path.ts'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { PasskeyButton } from '#app/features/accounts/passkeys/passkey-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	/** Where to go on afterwards. */
	to: string | undefined
	hasApp: boolean
	hasPasskey: boolean
	/** Why there is nothing to do here. */
	waitProblem: string | undefined
	answer: FormAnswer | undefined
}

function introOf({ hasApp, hasPasskey }: Pick<Props, 'hasApp' | 'hasPasskey'>): string {
	if (!hasPasskey) return 'One more step: enter your code.'
	return hasApp
		? 'One more step: enter your code, or use your passkey.'
		: 'One more step: use your passkey.'
}

export function SecondStepScreen({ to, hasApp, hasPasskey, waitProblem, answer }: Props) {
	const problem = waitProblem ?? formProblem(answer)
	const codeProblem = fieldProblem(answer, 'app')
	const recoveryProblem = fieldProblem(answer, 'recovery')
	return (
		<AccountCard
			title="Second Step"
			{...(!waitProblem && { intro: introOf({ hasApp, hasPasskey }) })}
		>
			{problem && <Notice tone="error">{problem}</Notice>}
			{hasApp && (
				<CodeForm
					intent="app"
					to={to}
					label="Code from your authenticator app"
					hint="Six digits, new every 30 seconds."
					problem={codeProblem}
					inputMode="numeric"
					autoComplete="one-time-code"
					autoFocus
				/>
			)}
			{hasPasskey && <PasskeyButton label="Use a passkey" to={to} />}
			{!waitProblem && (
				<>
					<details
						open={!hasApp || recoveryProblem !== undefined || undefined}
						className="border-line border-t pt-4"
					>
						<summary className="cursor-pointer rounded-control py-2 text-cinnabar-deep text-sm">
							Use a recovery code
						</summary>
						<div className="pt-2">
							<CodeForm
								intent="recovery"
								to={to}
								label="Recovery code"
								hint="One of those you kept when you set up the second step. Each works once."
								problem={recoveryProblem}
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
							/>
						</div>
					</details>
					<p className="text-center text-ink-soft text-sm">
						Lost everything? An administrator can remove the second step.
					</p>
				</>
			)}
			<Link
				to={loginPath(to)}
				className="justify-self-center rounded-control px-2 py-2 text-cinnabar-deep hover:underline"
			>
				Back to Login
			</Link>
		</AccountCard>
	)
}

type CodeProps = Omit<React.InputHTMLAttributes<HTMLInputElement>, 'form'> & {
	intent: 'app' | 'recovery'
	to: string | undefined
	label: string
	hint: string
	problem: string | undefined
}

function CodeForm({ intent, to, ...field }: CodeProps) {
	const isBusy = useNavigation().formData?.get('intent') === intent
	return (
		<Form method="post" action={withReturn('/login/second-step', to)} className="grid gap-4">
			<input type="hidden" name="intent" value={intent} />
			<Field name="code" required {...field} />
			<Button
				look={intent === 'app' ? 'primary' : 'secondary'}
				isBusy={isBusy}
				busyLabel="Checking..."
			>
				{intent === 'app' ? 'Continue' : 'Use this code'}
			</Button>
		</Form>
	)
}
