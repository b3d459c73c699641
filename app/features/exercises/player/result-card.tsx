import type { ReactNode } from 'react'
import type { Practice } from '#app/domain/exercises/session.ts'
import { Button } from '#app/ui/button.tsx'

type Result = NonNullable<Practice['exerciseResult']>

const gradeColours = new Map([
	['A', 'bg-jade text-raised'],
	['B', 'bg-amber text-raised'],
])

type ResultProps = {
	result: Result
	/** How many questions were answered wrongly. */
	wrongCount: number
	repeat: () => void
	restart: () => void
	/** The button that leads on, where nothing was wrong. */
	onward: ReactNode
}

/** The grade, the score, and ways to repeat what was wrong or else to go on, or to start over. */
export function ResultCard({ result, wrongCount, repeat, restart, onward }: ResultProps) {
	const { grade, score, correctCount, totalCount } = result
	return (
		<div className="card flex flex-wrap items-center gap-x-5 gap-y-4 p-5">
			<GradeMark grade={grade} />
			<Figures title={`${score}%`}>
				{correctCount} of {totalCount} correct
			</Figures>
			{wrongCount > 0 ? <RepeatButton count={wrongCount} repeat={repeat} /> : onward}
			<Button type="button" look="secondary" className="max-sm:w-full" onClick={restart}>
				Restart
			</Button>
		</div>
	)
}

type RepeatedProps = Omit<ResultProps, 'restart'> & { leave: () => void }

/** The end of a repetition, which counts for no grade. */
export function RepeatedCard({ result, wrongCount, repeat, leave, onward }: RepeatedProps) {
	const { correctCount, totalCount } = result
	return (
		<div className="card flex flex-wrap items-center gap-x-5 gap-y-4 p-5">
			<Figures title={`${correctCount} of ${totalCount} right this time`}>
				Your grade stays as it was.
			</Figures>
			{wrongCount > 0 ? <RepeatButton count={wrongCount} repeat={repeat} /> : onward}
			<Button type="button" look="secondary" className="max-sm:w-full" onClick={leave}>
				Show all questions
			</Button>
		</div>
	)
}

export function GradeMark({ grade }: { grade: string }) {
	return (
		<p
			className={`grid size-18 place-items-center rounded-card font-display font-semibold text-5xl ${gradeColours.get(grade) ?? 'bg-ink-soft text-raised'}`}
		>
			<span className="sr-only">Grade </span>
			{grade}
		</p>
	)
}

export function Figures({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="min-w-32 flex-1">
			<p className="font-semibold text-2xl tabular-nums">{title}</p>
			<p className="text-ink-soft">{children}</p>
		</div>
	)
}

function RepeatButton({ count, repeat }: { count: number; repeat: () => void }) {
	return (
		<Button type="button" className="max-sm:w-full" onClick={repeat}>
			{count === 1 ? 'Repeat the wrong one' : `Repeat the ${count} wrong ones`}
		</Button>
	)
}
