import { Link, useSearchParams } from '@remix-run/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { searchWith, withoutDialog } from './paging.ts'
import { formatSorting, nextSorting, type Sorting } from './sorting.ts'

type Props = {
	/** The column's name in the address. */
	by: string
	/** Its head. */
	name: string
	sorting: Sorting | undefined
}

/** The head of a column by which a list can be sorted. The first page comes next. */
export function SortLink({ by, name, sorting }: Props) {
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
