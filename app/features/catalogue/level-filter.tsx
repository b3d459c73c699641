import { Form, useNavigate } from '@remix-run/react'
import {
	type CourseLevel,
	courseLevelNames,
	courseLevels,
} from '#app/domain/catalogue/course-level.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { levelSearch } from './level-search.ts'

/** Checkboxes of the course levels; chosen ones stand in the address as level=beginner,advanced. */
export function LevelFilter({ chosen }: { chosen: readonly CourseLevel[] }) {
	const navigate = useNavigate()
	return (
		<Form
			method="get"
			onChange={(event) => {
				const checked = new FormData(event.currentTarget).getAll('level')
				const levels = courseLevels.filter((level) => checked.includes(level))
				navigate({ search: levelSearch(levels) }, { replace: true, preventScrollReset: true })
			}}
		>
			<fieldset className="flex flex-wrap items-center gap-2">
				<legend className="sr-only">Level</legend>
				{courseLevels.map((level) => (
					<label
						key={level}
						className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm has-checked:border-cinnabar has-checked:bg-cinnabar-tint"
					>
						<input
							type="checkbox"
							name="level"
							value={level}
							defaultChecked={chosen.includes(level)}
						/>
						{courseLevelNames[level]}
					</label>
				))}
				<noscript>
					<button type="submit" className={buttonClass('secondary')}>
						Filter
					</button>
				</noscript>
			</fieldset>
		</Form>
	)
}
