import { Link } from '@remix-run/react'
import { Settings } from 'lucide-react'
import type { Person } from '#app/domain/accounts/person.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import type { Country } from '#app/features/accounts/countries.ts'
import { CountryField } from '#app/features/accounts/country-field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/features/accounts/form-answer.ts'
import { Field, SelectField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { feedbackTone } from './feedback-tone.ts'
import type { ProfileField } from './profile-field.ts'
import { ProfileRow } from './profile-row.tsx'

type Props = {
	person: Pick<Person, 'displayName' | 'langLevel' | 'country'>
	countryName: string | undefined
	/** Empty unless the country is being edited. */
	countries: readonly Country[]
	open: readonly ProfileField[]
	answer: FormAnswer | undefined
	success: string | undefined
}

export function SettingsScreen({ person, countryName, countries, open, answer, success }: Props) {
	const message = success ?? formProblem(answer)
	const typed = answer?.typed
	return (
		<main className="page grid flex-1 content-start gap-6 py-8 min-[640px]:grid-cols-[10rem_1fr] lg:grid-cols-[14rem_1fr] lg:gap-10">
			<h1 className="sr-only">Account settings</h1>
			<nav aria-label="Account">
				<Link
					to="/settings"
					aria-current="page"
					className="flex min-h-11 items-center gap-2 rounded-control bg-cinnabar-tint px-3 font-medium text-cinnabar-deep"
				>
					<Settings size={18} aria-hidden />
					Settings
				</Link>
			</nav>
			<section aria-labelledby="profile" className="card grid max-w-2xl content-start">
				<h2 id="profile" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
					Profile
				</h2>
				{message && (
					<div className="px-5 pt-4 sm:px-6">
						<Notice tone={feedbackTone(message)}>{message}</Notice>
					</div>
				)}
				<ProfileRow field="displayName" label="Display Name" value={person.displayName} open={open}>
					<Field
						label="Display Name"
						name="displayName"
						autoComplete="name"
						required
						maxLength={50}
						defaultValue={typed?.displayName ?? person.displayName}
						problem={fieldProblem(answer, 'displayName')}
					/>
				</ProfileRow>
				<ProfileRow field="langLevel" label="Language Level" value={person.langLevel} open={open}>
					<SelectField
						label="Language Level"
						name="langLevel"
						required
						defaultValue={typed?.langLevel ?? person.langLevel}
						problem={fieldProblem(answer, 'langLevel')}
					>
						{hskLevels.map((level) => (
							<option key={level}>{level}</option>
						))}
					</SelectField>
				</ProfileRow>
				<ProfileRow field="country" label="Country" value={countryName ?? 'Not set'} open={open}>
					<CountryField
						countries={countries}
						code={typed?.country ?? person.country}
						problem={fieldProblem(answer, 'country')}
					/>
				</ProfileRow>
			</section>
		</main>
	)
}
