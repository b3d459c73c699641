import type { ReactNode } from 'react'

type Head = {
	name: string
	isNumber?: boolean
	/** Its column, cells included, is left out where there is little room for columns. */
	isExtra?: boolean
}

type TableProps = {
	caption: string
	/** The heads of the columns, in order. */
	heads: readonly (Head | string)[]
	/** While other rows are on their way. */
	isBusy?: boolean
	/** It has more columns than a tablet has room for: there too each row is a card. */
	isWide?: boolean
	/** Said in place of rows where there are none. */
	emptyText: string
	/** `<tr>` with `Cell`s. */
	rows: ReactNode[]
}

/** Dense rows under a head that stays in sight; on a telephone each row is a card. */
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
	/** The head of its column, said before it where rows are cards. */
	of: string
	isNumber?: boolean
	/** Whether it names the row. */
	isHead?: boolean
	/** As its head says. */
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

/** What can be done with the row: on one line, as wide as it must be. */
export function ActionCell({ children }: { children: ReactNode }) {
	return <td data-actions>{children}</td>
}
