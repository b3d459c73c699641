import { useEffect, useRef } from 'react'
import type { RowSelection } from './use-selection.ts'

type Props = {
	label: string
	selection: Pick<RowSelection, 'count' | 'selectAll'>
	/** The number of rows on this page. */
	most: number
}

/** Selects every row of the page. */
export function SelectAll({ label, selection: { count, selectAll }, most }: Props) {
	const all = useRef<HTMLInputElement>(null)
	const isPart = count !== undefined && count > 0 && count < most
	useEffect(() => {
		if (all.current) all.current.indeterminate = isPart
	}, [isPart])
	if (count === undefined) return null
	return (
		<label className="inline-flex min-h-8 items-center gap-2 pr-2 text-ink-soft">
			<input
				ref={all}
				type="checkbox"
				checked={most > 0 && count === most}
				disabled={most === 0}
				onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
				className="size-6 accent-accent"
			/>
			{label}
		</label>
	)
}
