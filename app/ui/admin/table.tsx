import type { ReactNode } from 'react'

type Head = {
	name: string
	isNumber?: boolean
	/** Hides the column, cells included, on narrow screens. */
	isExtra?: boolean
}

type TableProps = {
	caption: string
	/** The column heads, in order. */
	heads: readonly (Head | string)[]
	/** Set while other rows are loading. */
	isBusy?: boolean
	/** Too many columns for a tablet: its rows become cards there, too. */
	isWide?: boolean
	/** Shown when there are no rows. */
	emptyText: string
	/** `<tr>` with `Cell`s. */
	rows: ReactNode[]
}

/** Dense rows under a sticky head; on a phone each row is a card. */
export function Table({
	caption,
	heads,
	isBusy = false,
	isWide = false,
	emptyText,
	rows,
}: TableProps) {
	return (
		<table className="admin-table" data-wide={isWide || undefined} aria-busy={isBusy || undefined}>
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{heads.map((head) => {
						const { name, isNumber, isExtra }: Head =
							typeof head === 'string' ? { name: head } : head
						return (
							<th
								key={name}
								scope="col"
								data-number={isNumber || undefined}
								data-extra={isExtra || undefined}
							>
								{name}
							</th>
						)
					})}
				</tr>
			</thead>
			<tbody>
				{rows.length > 0 ? (
					rows
				) : (
					<tr>
						<td colSpan={heads.length} className="text-center text-ink-soft">
							{emptyText}
						</td>
					</tr>
				)}
			</tbody>
		</table>
	)
}

type CellProps = {
	/** The column's name, shown before the cell where rows are cards. */
	of: string
	isNumber?: boolean
	/** Whether the cell names its row. */
	isHead?: boolean
	/** Must match the column's head. */
	isExtra?: boolean
	children: ReactNode
}

export function Cell({ of, isNumber, isHead = false, isExtra, children }: CellProps) {
	const attributes = {
		'data-of': of,
		'data-number': isNumber || undefined,
		'data-extra': isExtra || undefined,
	}
	return isHead ? (
		<th scope="row" {...attributes}>
			{children}
		</th>
	) : (
		<td {...attributes}>{children}</td>
	)
}

/** A row's actions, on one line and no wider than needed. */
export function ActionCell({ children }: { children: ReactNode }) {
	return <td data-actions>{children}</td>
}
