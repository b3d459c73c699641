import { Link, useSearchParams } from '@remix-run/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { searchWith, withoutDialog } from './paging.ts'
import { formatSorting, nextSorting, type Sorting } from './sorting.ts'

export type Head = {
	name: string
	isNumber?: boolean
	/** The name is only for screen readers and cards: the cells say enough. */
	isQuiet?: boolean
	/** The column's name in the address, if the list can be sorted by it. */
	sort?: string
	/** Hides the column, cells included, on narrow screens. */
	isExtra?: boolean
}

type TableProps = {
	caption: string
	/** The column heads, in order. */
	heads: readonly (Head | string)[]
	/** Set while other rows are loading. */
	isBusy?: boolean
	/** How the list is sorted; undefined in its own order. */
	sorting?: Sorting | undefined
	/** For long lists: rows of two lines at most, the times without their hours. */
	isDense?: boolean
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
	sorting,
	isDense = false,
	isWide = false,
	emptyText,
	rows,
}: TableProps) {
	return (
		<table
			className="admin-table"
			data-wide={isWide || undefined}
			data-dense={isDense || undefined}
			aria-busy={isBusy || undefined}
		>
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{heads.map((head) => {
						const own: Head = typeof head === 'string' ? { name: head } : head
						const { name, isNumber, isExtra, isQuiet, sort } = own
						const direction = sorting?.isDown ? 'descending' : 'ascending'
						return (
							<th
								key={name}
								scope="col"
								data-number={isNumber || undefined}
								data-extra={isExtra || undefined}
								aria-sort={sort && sorting?.by === sort ? direction : undefined}
							>
								{sort ? (
									<SortLink by={sort} name={name} sorting={sorting} />
								) : isQuiet ? (
									<span className="sr-only">{name}</span>
								) : (
									name
								)}
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

/** The usual case, which a table leaves out: screen readers and cards have it. */
export function Usual({ children }: { children: ReactNode }) {
	return <span className="whitespace-nowrap text-ink-quiet xl:sr-only">{children}</span>
}

/** A row's actions, on one line and no wider than needed. */
export function ActionCell({ children }: { children: ReactNode }) {
	return <td data-actions>{children}</td>
}

type Props = {
	/** The column's name in the address. */
	by: string
	/** Its head. */
	name: string
	sorting: Sorting | undefined
}

/** The head of a column by which a list can be sorted. The first page comes next. */
function SortLink({ by, name, sorting }: Props) {
	const [search] = useSearchParams()
	const next = nextSorting(by, sorting)
	const isSorted = sorting?.by === by
	const Arrow = sorting?.isDown ? ArrowDown : ArrowUp
	return (
		<Link
			to={searchWith(withoutDialog(search), {
				sort: next && formatSorting(next),
				page: undefined,
			})}
			preventScrollReset
			className="inline-flex min-h-6 items-center gap-0.5 hover:text-ink hover:underline"
		>
			{name}
			{isSorted && <Arrow aria-hidden size={13} className="text-ink" />}
		</Link>
	)
}
