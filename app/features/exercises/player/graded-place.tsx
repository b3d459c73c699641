import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FilledSlot } from '#app/domain/exercises/slots.ts'
import { Chinese } from './chinese.tsx'

type Props = {
	slot: FilledSlot
	/** "Place 2 of 4". */
	place: string
	/** Whether the right word stands beside a wrong one. */
	isRightShown: boolean
}

/** A submitted place: its word, with its verdict as a colour, an icon and a word. */
export function GradedPlace({ slot: { text, isRight, right }, place, isRightShown }: Props) {
	return (
		<>
			<span
				data-look={isRight ? 'right' : 'wrong'}
				className={`${chip} ${isRight ? 'border-jade bg-jade-tint' : 'border-cinnabar bg-cinnabar-tint'}`}
			>
				<span className="sr-only">{place}, </span>
				<Chinese text={text} className="wrap-anywhere text-xl" />
				<Verdict isRight={isRight}>{isRight ? 'Right' : 'Wrong'}</Verdict>
			</span>
			{!isRight && isRightShown && (
				<span data-look="right" className={`${chip} border-jade bg-jade-tint`}>
					<Chinese text={right} className="wrap-anywhere text-xl" />
					<Verdict isRight>Right answer</Verdict>
				</span>
			)}
		</>
	)
}

const chip =
	'mx-1 my-1 inline-flex min-h-12 flex-col items-center justify-center rounded-control border-2 px-3 py-1 align-middle leading-normal'

export function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }) {
	return (
		<span
			className={`flex items-center gap-1 font-medium font-sans text-sm leading-normal ${isRight ? 'text-jade' : 'text-cinnabar-deep'}`}
		>
			{isRight ? <Check aria-hidden size={16} /> : <X aria-hidden size={16} />}
			{children}
		</span>
	)
}

/** The right answer, below a wrong one. */
export function RightAnswer({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div
			data-look="right"
			className="grid gap-1 rounded-control border border-jade bg-jade-tint p-3"
		>
			<Verdict isRight>{label}</Verdict>
			{children}
		</div>
	)
}
