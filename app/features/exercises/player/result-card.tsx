import type { Practice } from '#app/domain/exercises/session.ts'
import { Button } from '#app/ui/button.tsx'

type Result = NonNullable<Practice['exerciseResult']>

type Props = { result: Result; restart: () => void }

const tones = new Map([
	['A', 'bg-jade text-raised'],
	['B', 'bg-amber text-raised'],
])

/** How well it went. */
export function ResultCard({ result, restart }: Props) {
	const { grade, score, correctCount, totalCount } = result
	return (
		<div className="card flex flex-wrap items-center gap-x-5 gap-y-4 p-5">
			<p
				className={`grid size-18 place-items-center rounded-card font-display font-semibold text-5xl ${tones.get(grade) ?? 'bg-ink-soft text-raised'}`}
			>
				<span className="sr-only">Grade </span>
				{grade}
			</p>
			<div className="min-w-32 flex-1">
				<p className="font-semibold text-2xl tabular-nums">{score}%</p>
				<p className="text-ink-soft">
					{correctCount} of {totalCount} correct
				</p>
			</div>
			<Button type="button" look="secondary" className="max-sm:w-full" onClick={restart}>
				Restart
			</Button>
		</div>
	)
}
