import { Form, Link, useNavigation } from '@remix-run/react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import type { ProfileField } from './profile-field.ts'
import { ProfileRow } from './profile-row.tsx'

type Account = { email: string; isConfirmed: boolean; minPasswordLength: number }

type Props = {
	account: Account
	/** The open rows. */
	open: readonly ProfileField[]
	answer: FormAnswer | undefined
}

/** How somebody signs in: the address and the password. The rest has a page of its own. */
export function AccountRows({ account, open, answer }: Props) {
	return (
		<section
			aria-labelledby="account"
			className="card grid grid-cols-[minmax(0,1fr)] content-start"
		>
			<h2 id="account" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Account
			</h2>
			<EmailRow {...account} />
			<ProfileRow field="password" label="Password" value="••••••••" open={open}>
				<Field
					label="Current password"
					name="currentPassword"
					type="password"
					autoComplete="current-password"
					required
					problem={fieldProblem(answer, 'currentPassword')}
				/>
				<Field
					label="New password"
					name="password"
					type="password"
					autoComplete="new-password"
					required
					minLength={account.minPasswordLength}
					hint={`At least ${account.minPasswordLength} characters. You will be signed out on all other devices.`}
					problem={fieldProblem(answer, 'password')}
				/>
				<Field
					label="Confirm new password"
					name="confirmPassword"
					type="password"
					autoComplete="new-password"
					required
					minLength={account.minPasswordLength}
					problem={fieldProblem(answer, 'confirmPassword')}
				/>
			</ProfileRow>
		</section>
	)
}

function EmailRow({ email, isConfirmed }: Account) {
	const isBusy = useNavigation().formAction === '/confirm-email'
	return (
		<div className="flex flex-wrap items-center justify-between gap-4 border-line border-b px-5 py-4 sm:px-6">
			<dl className="grid min-w-0 gap-0.5">
				<dt className="text-ink-quiet text-sm">Email</dt>
				<dd className="wrap-anywhere">{email}</dd>
				<dd className={isConfirmed ? 'text-jade text-sm' : 'text-amber text-sm'}>
					{isConfirmed ? 'Confirmed' : 'Not confirmed yet'}
				</dd>
			</dl>
			{isConfirmed ? (
				<Link to="/settings/sign-in" aria-label="Edit Email" className={buttonClass('secondary')}>
					Edit
				</Link>
			) : (
				<Form method="post" action="/confirm-email">
					<input type="hidden" name="intent" value="send" />
					<input type="hidden" name="email" value={email} />
					<Button look="secondary" isBusy={isBusy} busyLabel="Sending...">
						Send the link
					</Button>
				</Form>
			)}
		</div>
	)
}
