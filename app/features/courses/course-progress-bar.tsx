import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { learnedText } from './learned-count.tsx'

/** `total` counts the lessons that the person may open, `lessons` all. */
type Props = { learned: number; total: number; lessons: number }

/** The learned share of a course, as a bar and in words. */
export function CourseProgressBar({ learned, total, lessons }: Props) {
	if (total === 0) return null
	const text = learnedText(learned, total, lessons)
	return (
		<div className="grid gap-1.5 pt-1">
			<ProgressBar label="Lessons learned" value={learned} max={total} />
			<p className="text-ink-quiet text-sm tabular-nums">{text}</p>
		</div>
	)
}
