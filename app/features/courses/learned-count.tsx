import { Check } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'

type Props = {
	learned: number
	/** The lessons that the person may open. */
	total: number
	/** All lessons. */
	lessons: number
}

/**
 * "3 of 5 learned". Reserves the width of the longest such text, so that nothing moves when this
 * browser's own progress is added.
 */
export function LearnedCount({ learned, total, lessons }: Props) {
	const isDone = total > 0 && learned === total
	return (
		<span
			data-room={learnedText(total, total, lessons)}
			className={`inline-grid justify-items-end whitespace-nowrap tracking-tight tabular-nums before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-room)] ${isDone ? 'text-jade' : ''}`}
		>
			<span className="col-start-1 row-start-1">{learnedText(learned, total, lessons)}</span>
		</span>
	)
}

/** A tick and the word "Learned". Keeps its place while invisible. */
export function LearnedTick({ isLearned }: { isLearned: boolean }) {
	return (
		<span
			className={`inline-flex shrink-0 items-center gap-1 font-medium text-jade text-xs ${isLearned ? '' : 'invisible'}`}
		>
			<Check aria-hidden size={14} />
			Learned
		</span>
	)
}

export function learnedText(learned: number, total: number, lessons: number): string {
	if (learned === 0) return counted(lessons, 'lesson')
	return `${learned} of ${total} learned`
}
