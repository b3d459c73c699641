import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { isByKey } from './kept-focus.ts'
import type { Doubts, Way } from './use-doubts.ts'

/** How many doubts there are, and the way to the next and the previous. */
export function DoubtSteps({
	doubts,
}: {
	doubts: Pick<Doubts, 'list' | 'current' | 'next' | 'previous'>
}) {
	const { list, current, next, previous } = doubts
	const at = list[current]
	const count = list.length.toLocaleString('en')
	return (
		<div className="flex items-center gap-1">
			<p role="status" className="text-ink-quiet text-sm tabular-nums">
				{at ? `${(current + 1).toLocaleString('en')} of ${count}` : count}
				{at && (
					<span className="sr-only">
						: <span lang="zh-CN">{at.words.join(' | ')}</span>
					</span>
				)}
			</p>
			<Step name="Previous doubt" keys="Shift+F8" isOff={list.length === 0} onPress={previous}>
				<ChevronUp aria-hidden size={16} />
			</Step>
			<Step name="Next doubt" keys="F8" isOff={list.length === 0} onPress={next}>
				<ChevronDown aria-hidden size={16} />
			</Step>
		</div>
	)
}

type StepProps = {
	name: string
	keys: string
	isOff: boolean
	onPress: (way: Way) => void
	children: ReactNode
}

function Step({ name, keys, isOff, onPress, children }: StepProps) {
	return (
		<button
			type="button"
			aria-label={name}
			title={`${name} (${keys})`}
			aria-disabled={isOff}
			onMouseDown={(event) => event.preventDefault()}
			onClick={({ detail }) => !isOff && onPress({ keepsFocus: isByKey(detail) })}
			className={adminButtonClass('quiet')}
		>
			{children}
		</button>
	)
}
