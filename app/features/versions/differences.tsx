import type { ReactNode } from 'react'
import type {
	DifferingExercise,
	DifferingParagraph,
	VersionDiff,
} from '#app/domain/versions/version-diff.ts'
import { LineGroups } from '#app/features/publishing/line-difference.tsx'
import { ParagraphDifference } from '#app/features/publishing/paragraph-difference.tsx'
import { Chip } from '#app/ui/chip.tsx'

/** The differences between two versions, in the words of a teacher. */
export function Differences({ diff }: { diff: VersionDiff }) {
	if (diff.part === 'notes') return <LineGroups groups={diff.groups} />
	const items =
		diff.part === 'text' ? diff.paragraphs.map(paragraphItem) : diff.exercises.map(exerciseItem)
	return <ol className="grid gap-3">{items}</ol>
}

function paragraphItem(paragraph: DifferingParagraph) {
	return (
		<Item key={keyOf(paragraph)} name="Paragraph" of={paragraph}>
			<ParagraphDifference {...paragraph} />
		</Item>
	)
}

function exerciseItem(exercise: DifferingExercise) {
	return (
		<Item key={keyOf(exercise)} name="Exercise" of={exercise}>
			<LineGroups groups={exercise.groups} />
		</Item>
	)
}

type Differing = Pick<DifferingParagraph, 'kind' | 'number' | 'from'>

function keyOf({ kind, number }: Differing): string {
	return `${kind} ${number}`
}

const kinds = {
	changed: { name: 'Changed', tone: 'indigo' },
	added: { name: 'Added', tone: 'jade' },
	gone: { name: 'Gone', tone: 'cinnabar' },
	moved: { name: 'Moved', tone: 'amber' },
} as const

function Item({ name, of, children }: { name: string; of: Differing; children: ReactNode }) {
	const { kind, number, from } = of
	return (
		<li className="grid gap-2 rounded-card border border-line bg-raised p-3">
			<h3 className="flex flex-wrap items-center gap-2 font-medium">
				{name} {number}
				<Chip tone={kinds[kind].tone}>
					{kinds[kind].name}
					{from !== undefined && from !== number && kind !== 'gone' && `, was ${from}`}
				</Chip>
			</h3>
			{children}
		</li>
	)
}
