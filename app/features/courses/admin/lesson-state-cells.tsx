import type { LessonState } from '#app/domain/courses/lesson-state.ts'

const ageNames = { none: '-', current: 'Current', outdated: 'Outdated' } as const
const jobNames = { making: 'Being generated', waiting: 'To be published' } as const

/** The audio that learners hear, and the one that is to come. */
export function AudioState({ audio, job }: Pick<LessonState, 'audio' | 'job'>) {
	return (
		<span className="inline-grid whitespace-nowrap">
			<span className={audio === 'outdated' ? 'font-medium text-amber' : undefined}>
				{ageNames[audio]}
			</span>
			{job && <span className="text-ink-quiet text-xs">{jobNames[job]}</span>}
		</span>
	)
}

/** The share of running words at or below the course's level; rounded down, so that 100% means all. */
export function FitState({ fit }: Pick<LessonState, 'fit'>) {
	return fit === undefined ? '-' : `${Math.floor(fit * 100)}%`
}
