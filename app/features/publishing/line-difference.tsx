import { useDeferredValue, useMemo } from 'react'
import { counted } from '#app/domain/counted.ts'
import { diffLines, type Shown, shortened } from '#app/domain/versions/line-diff.ts'
import { type Names, Pieces } from './paragraph-difference.tsx'

type GroupsProps = {
	groups: readonly Shown[]
	/** What those are told who cannot see the marks. */
	names?: Names
}

/** The lines that differ, with some around them. */
export function LineGroups({ groups, names }: GroupsProps) {
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
							<Pieces pieces={line.pieces} names={names} hasHanzi />
						</p>
					))}
				</div>
			))}
		</div>
	)
}

/** How an unsaved text differs from the one that somebody else has saved, line by line. */
export function LineDifference({ mine, theirs }: { mine: string; theirs: string }) {
	// Comparing two long texts takes time that typing must not wait for.
	const typed = useDeferredValue(mine)
	const lines = useMemo(() => diffLines(theirs, typed), [theirs, typed])
	const groups = useMemo(() => shortened(lines), [lines])
	return (
		<div className="grid gap-2 text-ink">
			<DifferenceKey isSame={lines.every(({ kind }) => kind === 'same')} />
			<div className="rounded-card border border-line bg-raised p-3">
				<LineGroups groups={groups} names={sideNames} />
			</div>
		</div>
	)
}

/** What those are told who cannot see the marks between two people’s texts. */
export const sideNames: Names = { gone: 'theirs', added: 'yours' }

/** Says what the marks mean. */
export function DifferenceKey({ isSame }: { isSame: boolean }) {
	if (isSame) return <p>Both texts are the same now.</p>
	return (
		<p>
			<del className="text-cinnabar-deep">Struck through</del> is theirs alone,{' '}
			<ins className="text-jade underline-offset-4">underlined</ins> is yours alone.
		</p>
	)
}
