import { useState } from 'react'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Field } from '#app/ui/field.tsx'
import { type AnswerWith, fieldProblem } from '#app/ui/form-answer.ts'
import { AppSetUp } from './app-set-up.tsx'
import { answerOf, Card, ChangeForm, Opening, PasswordField } from './card.tsx'
import { NewPasskey } from './new-passkey.tsx'
import type { SignInSettings } from './read-sign-in-settings.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
	settings: SignInSettings
	to: string | undefined
	answer: AnswerWith<{ codes: string[] }> | undefined
}

export function SecondStepCard({ settings, to, answer }: Props) {
	const { appSince, passkeys, codesLeft } = settings
	const isOn = appSince !== undefined || passkeys.length > 0
	const [codesOfPasskey, setCodesOfPasskey] = useState<string[]>()
	const codes = answer?.codes ?? codesOfPasskey
	return (
		<Card title="Second step">
			<p className="text-ink-soft">
				{isOn
					? 'After your password we ask for one of these. A stolen password is not enough.'
					: 'Add a second step, so that a stolen password alone can’t get into your account.'}
			</p>
			{codes && <RecoveryCodes key={codes[0]} codes={codes} />}
			<App {...{ settings, to, answer }} />
			<Passkeys {...{ settings, to, answer }} onCodes={setCodesOfPasskey} />
			{isOn && (
				<div className="grid gap-3">
					<h3 className="font-medium">Recovery codes</h3>
					<p className="text-ink-soft text-sm">
						{codesLeft === 0
							? 'You have none left. Make new ones, so that you can sign in without your phone.'
							: `You have ${codesLeft} left. Each signs you in once without your app or passkey.`}
					</p>
					<Opening
						key={codes?.[0]}
						label="Make new codes"
						isOpen={answerOf(answer, 'new-codes') !== undefined}
					>
						<ChangeForm intent="new-codes" to={to} verb="Make ten new codes" busy="Making...">
							<p className="text-ink-soft text-sm">Earlier codes stop working.</p>
							<PasswordField answer={answerOf(answer, 'new-codes')} />
						</ChangeForm>
					</Opening>
				</div>
			)}
		</Card>
	)
}

function App({ settings, to, answer }: Props) {
	const { appSince, setUp } = settings
	const confirming = answerOf(answer, 'confirm-app')
	const starting = answerOf(answer, 'start-app')
	const removing = answerOf(answer, 'remove-app')
	return (
		<div id="app" className="grid scroll-mt-4 gap-3">
			<h3 className="font-medium">Authenticator app</h3>
			{appSince ? (
				<>
					<p className="text-jade text-sm">
						On since <DateTime at={appSince} />
					</p>
					<Opening label="Remove" about="the authenticator app" isOpen={removing !== undefined}>
						<ChangeForm intent="remove-app" to={to} verb="Remove the app" busy="Removing...">
							<PasswordField answer={removing} />
						</ChangeForm>
					</Opening>
				</>
			) : setUp ? (
				<>
					<AppSetUp {...setUp} />
					<ChangeForm intent="confirm-app" to={to} verb="Turn on" busy="Checking...">
						<Field
							label="Code that the app shows"
							name="code"
							inputMode="numeric"
							autoComplete="one-time-code"
							required
							problem={fieldProblem(confirming, 'code')}
						/>
					</ChangeForm>
				</>
			) : (
				<>
					<p className="text-ink-soft text-sm">
						An app on your phone that shows a new code every 30 seconds, such as Aegis, 2FAS, Google
						Authenticator or the one in your password manager.
					</p>
					<Opening label="Set up" about="an authenticator app" isOpen={starting !== undefined}>
						<ChangeForm intent="start-app" to={to} verb="Continue" busy="Continuing...">
							<PasswordField answer={starting} />
						</ChangeForm>
					</Opening>
				</>
			)}
		</div>
	)
}

type PasskeysProps = Props & { onCodes: (codes: string[]) => void }

function Passkeys({ settings: { passkeys }, to, answer, onCodes }: PasskeysProps) {
	return (
		<div className="grid gap-3">
			<h3 className="font-medium">Passkeys</h3>
			{passkeys.length === 0 ? (
				<p className="text-ink-soft text-sm">
					Sign in with your fingerprint, face or PIN instead of a password. A passkey works only on
					this site.
				</p>
			) : (
				<ul className="grid gap-3">
					{passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
						const removing = answerOf(answer, 'remove-passkey', ['passkey', id])
						return (
							<li key={id} className="grid gap-2">
								<div className="grid gap-0.5">
									<p className="wrap-anywhere">{name}</p>
									<p className="text-ink-quiet text-sm">
										Added <DateTime at={createdAt} />
										{lastUsedAt && (
											<>
												, last used <DateTime at={lastUsedAt} />
											</>
										)}
									</p>
								</div>
								<Opening
									label="Remove"
									about={`the passkey ${name}`}
									isOpen={removing !== undefined}
								>
									<ChangeForm
										intent="remove-passkey"
										about={['passkey', id]}
										to={to}
										verb="Remove the passkey"
										busy="Removing..."
									>
										<PasswordField answer={removing} />
									</ChangeForm>
								</Opening>
							</li>
						)
					})}
				</ul>
			)}
			<NewPasskey key={passkeys.length} onCodes={onCodes} />
		</div>
	)
}
