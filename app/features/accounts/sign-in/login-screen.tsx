import { Form, Link, useNavigation } from '@remix-run/react'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

export function LoginScreen({ answer }: { answer: FormAnswer | undefined }) {
	const isBusy = useNavigation().formAction === '/login'
	const problem = formProblem(answer)
	return (
		<AccountCard title="Welcome Back" intro="Log in to go on reading.">
			<Form method="post" action="/login" className="grid gap-4">
				{problem && <Notice tone="error">{problem}</Notice>}
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
						to="/forgot-password"
						className="justify-self-end rounded-control py-2 text-cinnabar-deep text-sm hover:underline"
					>
						Forgot password?
					</Link>
				</div>
				<Button isBusy={isBusy} busyLabel="Logging in...">
					Login
				</Button>
			</Form>
			<div className="grid gap-3 border-line border-t pt-6 text-center">
				<p className="text-ink-soft text-sm">New here? Accounts are given by application.</p>
				<Link to="/register" className={buttonClass('secondary')}>
					Apply for Access
				</Link>
			</div>
		</AccountCard>
	)
}
