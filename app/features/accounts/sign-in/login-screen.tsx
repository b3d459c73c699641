import { Form, Link, useLocation, useNavigation } from '@remix-run/react'
import { loginPath, withReturn } from '#app/domain/accounts/return-path.ts'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { accountReady, isAccountReady } from '#app/features/accounts/account-ready.ts'
import { PasskeyButton } from '#app/features/accounts/passkeys/passkey-button.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	/** Where to go on afterwards. */
	to: string | undefined
	answer: FormAnswer | undefined
}

export function LoginScreen({ to, answer }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const problem = formProblem(answer)
	const { search, state } = useLocation()
	return (
		<AccountCard title="Welcome Back" intro="Sign in to keep reading.">
			<Form method="post" action={loginPath(to)} className="grid gap-4">
				{problem && <Notice tone="error">{problem}</Notice>}
				{!answer && isAccountReady(new URLSearchParams(search)) && (
					<Notice tone="success">{accountReady}</Notice>
				)}
				<Field
					label="Email"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					required
					defaultValue={answer?.typed?.email ?? readAddress(state)}
					problem={fieldProblem(answer, 'email')}
				/>
				<div className="grid gap-1">
					<Field
						label="Password"
						name="password"
						type="password"
						autoComplete="current-password"
						required
						problem={fieldProblem(answer, 'password')}
					/>
					<Link
						to={withReturn('/forgot-password', to)}
						className="justify-self-end rounded-control py-2 text-cinnabar-deep text-sm hover:underline"
					>
						Forgot password?
					</Link>
				</div>
				<Button isBusy={isBusy} busyLabel="Logging in...">
					Login
				</Button>
			</Form>
			<PasskeyButton label="Sign in with a passkey" to={to} />
			<div className="grid gap-3 border-line border-t pt-6 text-center">
				<p className="text-ink-soft text-sm">New here? Apply for an account.</p>
				<Link to={withReturn('/register', to)} className={buttonClass('secondary')}>
					Apply for Access
				</Link>
			</div>
		</AccountCard>
	)
}

/** The address of somebody who has just applied in this browser. */
function readAddress(state: unknown): string | undefined {
	if (typeof state !== 'object' || state === null || !('email' in state)) return undefined
	return typeof state.email === 'string' ? state.email : undefined
}
