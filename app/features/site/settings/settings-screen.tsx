import type { User } from '#app/domain/accounts/user.ts'
import {
	mostGoalMinutes,
	mostNewPerDay,
	mostReviewsPerDay,
	type StudyGoal,
	type StudyLimits,
} from '#app/domain/flashcards/study-limits.ts'
import { editionNames, type HskEdition, isEmptyIn } from '#app/domain/hsk/edition.ts'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { Country } from '#app/features/accounts/countries.ts'
import { CountryField } from '#app/features/accounts/country-field.tsx'
import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import type { Reminder } from '#app/features/reminders/change-reminder.server.ts'
import { DeviceReminder } from '#app/features/reminders/device-reminder.tsx'
import { VoiceSettings } from '#app/features/speech/device-voice/voice-settings.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { AccountRows } from './account-rows.tsx'
import { KnownLevel } from './known-level.tsx'
import type { ProfileField } from './profile-field.ts'
import { ProfileRow } from './profile-row.tsx'
import { ReminderFields, sayReminder } from './reminder-fields.tsx'

type Props = {
	user: Pick<User, 'displayName' | 'langLevel' | 'hskEdition' | 'country' | 'showsCoarse'>
	hsk: {
		/** Null means the default. */
		chosenEdition: HskEdition | null
		defaultEdition: HskEdition
		/** Those that can be chosen. */
		editions: readonly HskEdition[]
	}
	countryName: string | undefined
	account: { email: string; isConfirmed: boolean; minPasswordLength: number }
	/** Empty unless the country is being edited. */
	countries: readonly Country[]
	/** Daily limits, the daily goal and the time zone. */
	study: StudyLimits & StudyGoal & { timeZone: string }
	reminder: Reminder
	/** Undefined where the site sends no notifications. */
	pushKey: string | undefined
	open: readonly ProfileField[]
	answer: FormAnswer | undefined
	success: string | undefined
}

export function SettingsScreen(props: Props) {
	const {
		user,
		hsk,
		countryName,
		account,
		countries,
		study,
		reminder,
		open,
		answer,
		success,
		pushKey,
	} = props
	const message = success ?? formProblem(answer)
	const typed = answer?.typed
	return (
		<SettingsFrame title="Account settings" path="/settings">
			{message && <Notice tone={feedbackTone(message)}>{message}</Notice>}
			<section
				aria-labelledby="profile"
				className="card grid grid-cols-[minmax(0,1fr)] content-start"
			>
				<h2 id="profile" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
					Profile
				</h2>
				<ProfileRow field="displayName" label="Display Name" value={user.displayName} open={open}>
					<Field
						label="Display Name"
						name="displayName"
						autoComplete="name"
						required
						maxLength={50}
						defaultValue={typed?.displayName ?? user.displayName}
						problem={fieldProblem(answer, 'displayName')}
					/>
				</ProfileRow>
				<ProfileRow
					field="langLevel"
					label="Language Level"
					value={spellHskLevel(user.langLevel)}
					open={open}
				>
					<SelectField
						label="Language Level"
						name="langLevel"
						required
						defaultValue={typed?.langLevel ?? user.langLevel}
						hint={
							isEmptyIn(user.hskEdition, 'HSK7+')
								? `HSK 7+ has no words in ${editionNames[user.hskEdition]}, the edition that colours your texts.`
								: undefined
						}
						problem={fieldProblem(answer, 'langLevel')}
					>
						{hskLevels.map((level) => (
							<option key={level}>{level}</option>
						))}
					</SelectField>
				</ProfileRow>
				{hsk.editions.length > 1 && (
					<ProfileRow
						field="hskEdition"
						label="HSK edition"
						value={editionNames[user.hskEdition]}
						open={open}
					>
						<SelectField
							label="HSK edition"
							name="hskEdition"
							defaultValue={typed?.hskEdition ?? hsk.chosenEdition ?? ''}
							hint="Its word lists say which level a word has, and so how your texts are coloured."
							problem={fieldProblem(answer, 'hskEdition')}
						>
							<option value="">The default ({editionNames[hsk.defaultEdition]})</option>
							{hsk.editions.map((edition) => (
								<option key={edition} value={edition}>
									{editionNames[edition]}
								</option>
							))}
						</SelectField>
					</ProfileRow>
				)}
				<ProfileRow field="country" label="Country" value={countryName ?? 'Not set'} open={open}>
					<CountryField
						countries={countries}
						code={typed?.country ?? user.country}
						problem={fieldProblem(answer, 'country')}
					/>
				</ProfileRow>
				<ProfileRow
					field="showsCoarse"
					label="Show vulgar words"
					value={user.showsCoarse ? 'Yes' : 'No'}
					open={open}
				>
					<SelectField
						label="Show vulgar words"
						name="showsCoarse"
						defaultValue={typed?.showsCoarse ?? (user.showsCoarse ? 'yes' : 'no')}
						hint="Slang, insults, and words about sex and drugs: in the dictionary and under “All meanings”."
						problem={fieldProblem(answer, 'showsCoarse')}
					>
						<option value="no">No</option>
						<option value="yes">Yes</option>
					</SelectField>
				</ProfileRow>
			</section>
			<AccountRows account={account} open={open} answer={answer} />
			<section
				aria-labelledby="study"
				className="card grid grid-cols-[minmax(0,1fr)] content-start"
			>
				<h2 id="study" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
					Study
				</h2>
				<ProfileRow
					field="newPerDay"
					label="New cards per day"
					value={`${study.newPerDay}`}
					open={open}
				>
					<Field
						label="New cards per day"
						name="newPerDay"
						type="number"
						inputMode="numeric"
						required
						min={0}
						max={mostNewPerDay}
						defaultValue={typed?.newPerDay ?? study.newPerDay}
						problem={fieldProblem(answer, 'newPerDay')}
					/>
				</ProfileRow>
				<ProfileRow
					field="reviewsPerDay"
					label="Reviews per day"
					value={`${study.reviewsPerDay}`}
					open={open}
				>
					<Field
						label="Reviews per day"
						name="reviewsPerDay"
						type="number"
						inputMode="numeric"
						required
						min={0}
						max={mostReviewsPerDay}
						defaultValue={typed?.reviewsPerDay ?? study.reviewsPerDay}
						problem={fieldProblem(answer, 'reviewsPerDay')}
					/>
				</ProfileRow>
				<ProfileRow
					field="goalMinutes"
					label="Daily goal"
					value={study.goalMinutes ? `${study.goalMinutes} minutes` : 'Off'}
					open={open}
				>
					<Field
						label="Daily goal"
						name="goalMinutes"
						type="number"
						inputMode="numeric"
						min={0}
						max={mostGoalMinutes}
						defaultValue={typed?.goalMinutes ?? study.goalMinutes ?? ''}
						hint="Minutes a day with texts and cards. Leave it empty for no goal."
						problem={fieldProblem(answer, 'goalMinutes')}
					/>
				</ProfileRow>
				<ProfileRow field="reminder" label="Reminder" value={sayReminder(reminder)} open={open}>
					<ReminderFields
						reminder={reminder}
						timeZone={study.timeZone}
						isConfirmed={account.isConfirmed}
						answer={answer}
					/>
				</ProfileRow>
				{pushKey && (
					<DeviceReminder
						publicKey={pushKey}
						isOn={reminder.isOnHere}
						isOutdated={reminder.isOutdatedHere}
					/>
				)}
			</section>
			<VoiceSettings />
			<KnownLevel edition={user.hskEdition} />
		</SettingsFrame>
	)
}

/** Red for messages with "fail" or "error" in them, otherwise green. */
export function feedbackTone(message: string): 'success' | 'error' {
	return /fail|error/i.test(message) ? 'error' : 'success'
}
