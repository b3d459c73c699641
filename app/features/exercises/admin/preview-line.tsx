import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
	/** The letter of an option, or how a typed answer is graded. */
	label?: string
	isRight: boolean
	children: ReactNode
}

/** One answer of an exercise in the preview. */
export function PreviewLine({ label, isRight, children }: Props) {
	return (
		<li
			data-right={isRight || undefined}
			className="flex items-baseline gap-2 rounded-control border border-line px-2.5 py-1.5 data-right:border-jade data-right:bg-jade-tint"
		>
			{label !== undefined && <span className="min-w-4 shrink-0 font-semibold">{label}</span>}
			<span className="min-w-0 flex-1">{children}</span>
			{isRight && (
				<span className="flex shrink-0 items-center gap-1 self-center font-medium text-jade text-xs">
					<Check aria-hidden size={14} />
					Correct
				</span>
			)}
		</li>
	)
}
