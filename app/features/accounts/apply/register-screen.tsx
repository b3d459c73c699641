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
	/** The invitation by which the page was opened. */
	invited: Invited | undefined
	/** Why the invitation does not count. */
	invitationProblem: string | undefined
	answer: FormAnswer | undefined
	/** Shown after the application was received. */
	success: string | undefined
	/** The page that comes after that. */
	next: string
}

type Invited = { token: string; email: string; skipsWaitlist: boolean }

export function RegisterScreen(props: Props) {
	const { countries, to, invited, invitationProblem, answer, success, next } = props
	const isBusy = useNavigation().formMethod === 'POST'
	const isDone = success !== undefined
	useLeaveAfter(
		1500,
		next,
		isDone,
		answer?.typed?.email ? { email: answer.typed.email } : undefined,
	)
	// Once it is received, its own invitation counts as used.
	const isUsedHere = isDone && invitationProblem !== undefined
	const problem = formProblem(answer) ?? (isUsedHere ? undefined : invitationProblem)
	const typed = answer?.typed
	return (
		<AccountCard title="Apply for Access" intro={isUsedHere ? '' : introTo(invited)}>
			<Form method="post" action={formPath(invited, to)} className="grid gap-4">
				{invited && <input type="hidden" name="invitation" value={invited.token} />}
				{problem && <Notice tone="error">{problem}</Notice>}
				<Field
					label="Email"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					required
					readOnly={invited !== undefined}
					hint={invited && 'Your invitation is for this address.'}
					defaultValue={invited?.email ?? typed?.email}
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

function introTo(invited: Invited | undefined): string {
	if (!invited) return 'Tell us who you are. Every application is read by a person.'
	return invited.skipsWaitlist
		? 'You are invited. Tell us who you are; you can sign in right away.'
		: 'You are invited. Tell us who you are. Every application is read by a person.'
}

/** An answer to the form leads back to the same invitation. */
function formPath(invited: Invited | undefined, to: string | undefined): string {
	if (!invited) return withReturn('/register', to)
	return `/register?invitation=${encodeURIComponent(invited.token)}`
}
