import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { answerOf, Card, ChangeForm, Opening, PasswordField } from './card.tsx'
import type { SignInSettings } from './read-sign-in-settings.server.ts'

type Props = {
	settings: Pick<SignInSettings, 'email' | 'isConfirmed' | 'waitingEmail'>
	to: string | undefined
	answer: FormAnswer | undefined
}

export function EmailCard({ settings, to, answer }: Props) {
	const { email, isConfirmed, waitingEmail } = settings
	const own = answerOf(answer, 'change-email')
	return (
		<Card title="Email">
			<dl className="grid min-w-0 gap-0.5">
				<dt className="text-ink-quiet text-sm">Your address</dt>
				<dd className="wrap-anywhere">{email}</dd>
				<dd className={isConfirmed ? 'text-jade text-sm' : 'text-amber text-sm'}>
					{isConfirmed ? 'Confirmed' : 'Not confirmed yet'}
				</dd>
			</dl>
			{waitingEmail && (
				<div className="grid gap-3">
					<p className="wrap-anywhere">
						Waits for you to open the link we sent to{' '}
						<span className="font-medium">{waitingEmail}</span>.
					</p>
					<ChangeForm
						intent="cancel-email"
						to={to}
						verb="Keep the old address"
						busy="Cancelling..."
						look="secondary"
					/>
				</div>
			)}
			<div>
				{/* Closes when the address was taken. */}
				<Opening key={waitingEmail} label="Change address" isOpen={own !== undefined}>
					<ChangeForm intent="change-email" to={to} verb="Send the link" busy="Sending...">
						<Field
							label="New address"
							name="email"
							type="email"
							inputMode="email"
							autoComplete="email"
							required
							defaultValue={own?.typed?.email}
							hint="We send it a link. Your address changes when you open it. Your old address is told."
							problem={fieldProblem(own, 'email')}
						/>
						<PasswordField answer={own} />
					</ChangeForm>
				</Opening>
			</div>
		</Card>
	)
}
