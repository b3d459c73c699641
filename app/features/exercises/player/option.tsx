import { Check, X } from 'lucide-react'
import { letterOf } from '#app/domain/exercises/answer.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { Localized } from './localized.tsx'

type Props = {
	name: string
	index: number
	text: LocalizedText
	/** Whether its Chinese is to be understood. Those of true or false are to be known. */
	isToRead: boolean
	takesSeveral: boolean
	isChosen: boolean
	/** Undefined until the answer is submitted. */
	isRight: boolean | undefined
	choose: (isChosen: boolean) => void
}

const looks = {
	open: 'border-line bg-raised hover:border-edge has-checked:border-ink-soft has-checked:bg-sunken',
	right: 'border-jade bg-jade-tint',
	wrong: 'border-cinnabar bg-cinnabar-tint',
	other: 'border-line bg-raised',
}

/**
 * An option; once submitted, its verdict as a colour, an icon and a word. The English of a Chinese option comes
 * with the verdict.
 */
export function Option({
	name,
	index,
	text,
	isToRead,
	takesSeveral,
	isChosen,
	isRight,
	choose,
}: Props) {
	const look = lookOf(isChosen, isRight)
	const isOpen = isRight === undefined
	// A locked option is no label any more, so that its words can be looked up.
	const Frame = isOpen ? 'label' : 'div'
	const id = `${name}-${letterOf(index)}`
	return (
		<Frame
			data-look={look}
			className={`flex min-h-12 items-start gap-3 rounded-control border px-3 py-2.5 ${looks[look]} ${isOpen ? 'cursor-pointer' : 'cursor-default'}`}
		>
			<input
				type={takesSeveral ? 'checkbox' : 'radio'}
				name={name}
				value={letterOf(index)}
				checked={isChosen}
				disabled={!isOpen}
				aria-labelledby={isOpen ? undefined : id}
				onChange={(event) => choose(event.currentTarget.checked)}
				className="mt-3 size-4.5 shrink-0"
			/>
			<span className="mt-2 w-5 shrink-0 font-semibold text-ink-soft">{letterOf(index)}</span>
			<span id={id} className="min-w-0 flex-1">
				<Localized
					text={text}
					zhClass="text-xl leading-loose"
					isTappable={!isOpen}
					isToRead={isOpen && isToRead}
				/>
				{look === 'right' && (
					<span className="mt-1 flex items-center gap-1.5 font-medium text-jade text-sm">
						<Check aria-hidden size={16} />
						{isChosen ? 'Your answer: correct' : 'Correct answer'}
					</span>
				)}
				{look === 'wrong' && (
					<span className="mt-1 flex items-center gap-1.5 font-medium text-cinnabar-deep text-sm">
						<X aria-hidden size={16} />
						Your answer
					</span>
				)}
			</span>
		</Frame>
	)
}

function lookOf(isChosen: boolean, isRight: boolean | undefined): keyof typeof looks {
	if (isRight === undefined) return 'open'
	if (isRight) return 'right'
	return isChosen ? 'wrong' : 'other'
}
