import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { Shown } from '#app/domain/versions/line-diff.ts'
import type { Piece } from '#app/domain/versions/pieces.ts'
import type {
	DifferingExercise,
	DifferingParagraph,
	VersionDiff,
} from '#app/domain/versions/version-diff.ts'
import { Chip } from '#app/ui/chip.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** The differences between two versions, in the words of a teacher. */
export function Differences({ diff }: { diff: VersionDiff }) {
	if (diff.part === 'notes') return <LineGroups groups={diff.groups} />
	const items =
		diff.part === 'text' ? diff.paragraphs.map(paragraphItem) : diff.exercises.map(exerciseItem)
	return <ol className="grid gap-3">{items}</ol>
}

function paragraphItem(paragraph: DifferingParagraph) {
	const { zh, en, remarks } = paragraph
	return (
		<Item key={keyOf(paragraph)} name="Paragraph" of={paragraph}>
			<p lang="zh-CN" className="wrap-anywhere text-lg leading-relaxed">
				<Pieces pieces={zh} />
			</p>
			{en.length > 0 && (
				<p className="wrap-anywhere text-ink-soft">
					<Pieces pieces={en} />
				</p>
			)}
			{remarks.length > 0 && (
				<ul className="grid list-disc gap-0.5 pl-5">
					{remarks.map((remark) => (
						<li key={remark} className="wrap-anywhere">
							<WithHanzi text={remark} />
						</li>
					))}
				</ul>
			)}
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

function LineGroups({ groups }: { groups: Shown[] }) {
	return (
		<div className="grid gap-px">
			{groups.map(({ lines, leftOut }, group) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
				<div key={group} className="grid gap-px">
					{leftOut > 0 && (
						<p className="py-1 text-ink-quiet text-xs">
							{counted(leftOut, 'line is', 'lines are')} the same.
						</p>
					)}
					{lines.map((line, at) => (
						<p
							// biome-ignore lint/suspicious/noArrayIndexKey: nor have lines
							key={at}
							className={`wrap-anywhere min-h-6 px-2 ${line.kind === 'same' ? 'text-ink-soft' : ''}`}
						>
							<Pieces pieces={line.pieces} hasHanzi />
						</p>
					))}
				</div>
			))}
		</div>
	)
}

/** `hasHanzi`: Chinese among English, each run of which is marked. */
function Pieces({ pieces, hasHanzi = false }: { pieces: Piece[]; hasHanzi?: boolean }) {
	return pieces.map(({ kind, text }, at) => {
		const shown = hasHanzi ? <WithHanzi text={text} /> : text
		// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
		if (kind === 'same') return <span key={at}>{shown}</span>
		const Mark = kind === 'gone' ? 'del' : 'ins'
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: as above
			<Mark key={at} className={markLooks[kind]}>
				<span lang="en" className="sr-only">
					{kind === 'gone' ? ' gone: ' : ' added: '}
				</span>
				{shown}
			</Mark>
		)
	})
}

/** Told apart without colour, too: a line through, or below. */
const markLooks = {
	gone: 'rounded-sm bg-cinnabar-tint text-cinnabar-deep line-through',
	added: 'rounded-sm bg-jade-tint text-jade underline underline-offset-4',
}
