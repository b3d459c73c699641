import { Button } from '#app/ui/button.tsx'

type Props = { count: number; start: () => void }

/** After a lesson is learned: its exercises are there. */
export function Guide({ count, start }: Props) {
	return (
		<div className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
			<span
				lang="zh-CN"
				aria-hidden
				className="grid size-14 place-items-center rounded-card bg-jade-tint font-display text-3xl text-jade"
			>
				练
			</span>
			<div className="min-w-48 flex-1">
				<h2 id="exercises" className="font-semibold text-xl">
					Ready to Practice
				</h2>
				<p className="text-ink-soft">
					{count} {count === 1 ? 'question' : 'questions'} about this lesson
				</p>
			</div>
			<Button type="button" className="max-sm:w-full" onClick={start}>
				Start Exercises
			</Button>
		</div>
	)
}
