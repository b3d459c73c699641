import { memo, useId } from 'react'
import type { Block } from '#app/domain/lesson-text/content.ts'
import type { Side } from '#app/domain/versions/merge-texts.ts'
import { diffParagraphs } from '#app/domain/versions/paragraph-diff.ts'
import { sideNames } from '#app/features/publishing/line-difference.tsx'
import { ParagraphDifference } from '#app/features/publishing/paragraph-difference.tsx'
import { Chip } from '#app/ui/chip.tsx'

type Props = {
	/** Names the paragraph among the choices. */
	id: string
	/** The paragraph in both texts; undefined where it is missing. */
	own: Block | undefined
	other: Block | undefined
	/** Its place in my text, or in theirs if mine is without it. */
	number: number
	/** Who has done what with it; undefined if that is not known. */
	change: string | undefined
	/** Undefined as long as nobody has decided. */
	side: Side | undefined
	onSide: (id: string, side: Side) => void
}

/** A paragraph that differs in both texts, and which of the two stays. Drawn anew only if it changes. */
export const DifferingItem = memo(function DifferingItem(props: Props) {
	const { id, own, other, number, change, side, onSide } = props
	const name = useId()
	const choices = [
		{ value: 'mine', label: own ? 'Keep mine' : 'Keep mine: without it' },
		{ value: 'theirs', label: other ? 'Take theirs' : 'Take theirs: without it' },
	] as const
	return (
		<li className="rounded-card border border-line bg-raised p-3">
			<fieldset className="grid min-w-0 gap-2">
				<legend className="mb-1 font-medium">
					{own ? `Paragraph ${number}` : `Paragraph ${number} of theirs`}{' '}
					{(change || !side) && (
						<Chip tone={side ? 'indigo' : 'amber'}>{change ?? 'Undecided'}</Chip>
					)}
				</legend>
				<ParagraphDifference
					{...diffParagraphs(other, own)}
					names={sideNames}
					remarksOf="In yours:"
				/>
				<div className="flex flex-wrap gap-x-4 gap-y-1">
					{choices.map(({ value, label }) => (
						<label key={value} className="inline-flex min-h-6 items-center gap-1.5">
							<input
								type="radio"
								name={name}
								checked={side === value}
								onChange={() => onSide(id, value)}
							/>
							{label}
						</label>
					))}
				</div>
			</fieldset>
		</li>
	)
})
