import type { ReactNode } from 'react'
import { type AccountChange, givenLevels } from '#app/domain/accounts/account-change.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Question } from '#app/ui/admin/question.tsx'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { changeWords, levelNames } from './change-words.ts'
import type { Account } from './list-users.server.ts'

type Props = {
	change: AccountChange
	account: Account & { countryName: string | undefined }
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** Earlier changes of this account. */
	history: ReactNode
}

/** Confirms a change of an account. */
export function ChangeDialog({ change, account, askedAt, listPath, answer, history }: Props) {
	const words = changeWords[change]
	const { countryName } = account
	return (
		<Question
			title={words.title}
			askedAt={askedAt}
			listPath={listPath}
			answer={answer}
			history={history}
			verb={words.verb}
			busy={words.busy}
			isDanger={['reject', 'disable', 'reset-second-factor'].includes(change)}
		>
			<input type="hidden" name="intent" value={change} />
			<input type="hidden" name="user" value={account.id} />
			<input type="hidden" name="version" value={account.version} />
			<div className="wrap-anywhere grid gap-1">
				<p className="font-medium">
					<WithHanzi text={account.displayName} />
				</p>
				<p className="text-ink-soft">{account.email}</p>
				<p className={account.isConfirmed ? 'text-jade text-sm' : 'text-amber text-sm'}>
					{account.isConfirmed ? 'Address confirmed' : 'Address not confirmed'}
				</p>
				<p className="text-ink-soft">
					{account.langLevel}
					{countryName && ` · ${countryName}`}
				</p>
				<p className="text-ink-quiet text-sm">
					Registered <DateTime at={account.createdAt} />
				</p>
			</div>
			<p>
				<WithHanzi text={words.effect(account.displayName)} />
			</p>
			{change === 'approve' && !account.isConfirmed && (
				<CheckField
					name="unconfirmed"
					required
					label="Approve although the address is not confirmed"
					hint="Somebody may have applied with the address of another person."
				/>
			)}
			{change === 'set-level' && (
				<SelectField
					label="Level"
					name="level"
					required
					defaultValue={answer?.typed?.level ?? (isGiven(account.level) ? account.level : '')}
					problem={fieldProblem(answer, 'level')}
					hint="The password of an editor or administrator needs at least 12 characters. With a shorter one they sign in again and choose a new one."
				>
					{!isGiven(account.level) && <option value="">Currently {account.level}</option>}
					{givenLevels.map((level) => (
						<option key={level} value={level}>
							{level} – {levelNames[level]}
						</option>
					))}
				</SelectField>
			)}
		</Question>
	)
}

function isGiven(level: number): boolean {
	return givenLevels.some((given) => given === level)
}
