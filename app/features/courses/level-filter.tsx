import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import {
	type CourseLevel,
	courseLevelNames,
	courseLevels,
} from '#app/domain/courses/course-level.ts'
import type { FitOrder } from '#app/domain/known-words/right-for-me.ts'
import { buttonClass } from '#app/ui/button.tsx'

type Props = {
	chosen: readonly CourseLevel[]
	/** The order of the list stays as it is. */
	order: FitOrder | undefined
}

/** Checkboxes of the course levels. The chosen ones are kept in the address. */
export function LevelFilter({ chosen, order }: Props) {
	const navigate = useNavigate()
	const form = useRef<HTMLFormElement>(null)

	function follow() {
		if (!form.current) return
		const checked = new FormData(form.current).getAll('level')
		const levels = courseLevels.filter((level) => checked.includes(level))
		if (levels.join() === chosen.join()) return
		navigate({ search: levelSearch(levels, order) }, { replace: true, preventScrollReset: true })
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for boxes checked before hydration
	useEffect(follow, [])

	return (
		<Form ref={form} method="get" onChange={follow}>
			{order && <input type="hidden" name="fit" value={order} />}
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

/** The chosen levels and the order in an address: ?level=beginner,advanced&fit=right */
export function levelSearch(levels: readonly CourseLevel[], order?: FitOrder): string {
	const chosen = levels.length > 0 ? [`level=${levels.join(',')}`] : []
	if (order) chosen.push(`fit=${order}`)
	return chosen.length > 0 ? `?${chosen.join('&')}` : ''
}
