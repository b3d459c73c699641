import { Form, Link, useNavigation } from '@remix-run/react'
import { editionNames, type HskEdition, highestLevelOf } from '#app/domain/hsk/edition.ts'
import { hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'

/** Marks all words up to a level as known. My Words answers, with a way back. */
export function KnownLevel({ edition }: { edition: HskEdition }) {
	const isBusy = useNavigation().formData?.get('intent') === 'know-level'
	const levels = hskLevels.slice(0, rankOf(highestLevelOf(edition)))
	return (
		<section aria-labelledby="known-words" className="card grid content-start">
			<h2 id="known-words" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Known words
			</h2>
			<Form method="post" action="/words" className="grid gap-3 px-5 py-4 sm:px-6">
				<input type="hidden" name="intent" value="know-level" />
				<SelectField
					label="I know all words of"
					name="level"
					hint={`Marks the words of ${editionNames[edition]} as known. Your language level stays as it is.`}
				>
					{levels.map((level) => (
						<option key={level} value={level}>
							{level === 'HSK1' ? 'HSK 1' : `HSK 1–${level.slice(3)}`}
						</option>
					))}
				</SelectField>
				<div className="flex flex-wrap items-center gap-3">
					<Button look="secondary" isBusy={isBusy} busyLabel="Marking...">
						Mark as known
					</Button>
					<Link to="/words" className="text-ink-soft underline hover:text-ink">
						My Words
					</Link>
				</div>
			</Form>
		</section>
	)
}
