import { Form, Link, useNavigation } from '@remix-run/react'
import { minPasswordLength } from '#app/domain/accounts/password.ts'
import { loginPath, withReturn } from '#app/domain/accounts/return-path.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import type { Country } from '#app/features/accounts/countries.ts'
import { CountryField } from '#app/features/accounts/country-field.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	countries: readonly Country[]
	/** Where to go on after signing in. */
	to: string | undefined
	answer: FormAnswer | undefined
	/** Shown after the application was received. */
	success: string | undefined
}

export function RegisterScreen({ countries, to, answer, success }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const isDone = success !== undefined
	useLeaveAfter(1500, '/register-success', isDone)
	const problem = formProblem(answer)
	const typed = answer?.typed
	return (
		<AccountCard
			title="Apply for Access"
			intro="Tell us who you are. Every application is read by a person."
		>
			<Form method="post" action={withReturn('/register', to)} className="grid gap-4">
				{problem && <Notice tone="error">{problem}</Notice>}
				<Field
					label="Email"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					required
					defaultValue={typed?.email}
					problem={fieldProblem(answer, 'email')}
				/>
				<Field
					label="Password"
					name="password"
					type="password"
					autoComplete="new-password"
					required
					minLength={minPasswordLength}
					hint={`At least ${minPasswordLength} characters`}
					problem={fieldProblem(answer, 'password')}
				/>
				<Field
					label="Display Name"
					name="displayName"
					autoComplete="name"
					required
					maxLength={50}
					defaultValue={typed?.displayName}
					problem={fieldProblem(answer, 'displayName')}
				/>
				<CountryField
					countries={countries}
					code={typed?.country}
					problem={fieldProblem(answer, 'country')}
				/>
				<SelectField
					label="Language Level"
					name="langLevel"
					required
					defaultValue={typed?.langLevel ?? hskLevels[0]}
					hint="How much Chinese you know today. You can change it later."
					problem={fieldProblem(answer, 'langLevel')}
				>
					{hskLevels.map((level) => (
						<option key={level}>{level}</option>
					))}
				</SelectField>
				{isDone && <Notice tone="success">{success}</Notice>}
				<Button isBusy={isBusy} busyLabel="Submitting..." disabled={isDone}>
					Submit Application
				</Button>
			</Form>
			<Link to={loginPath(to)} className={buttonClass('secondary')}>
				Back to Login
			</Link>
		</AccountCard>
	)
}
