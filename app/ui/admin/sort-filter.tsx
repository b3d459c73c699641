import { SelectFilter } from './filters.tsx'
import { formatSorting, type Sorting } from './sorting.ts'
import type { Head } from './table.tsx'

type Props = {
	heads: readonly Head[]
	sorting: Sorting | undefined
}

/** Sorts a wide table on small screens, where its rows are cards and its heads are hidden. */
export function SortFilter({ heads, sorting }: Props) {
	return (
		<span className="xl:hidden">
			<SelectFilter label="Sort" name="sort" value={sorting ? formatSorting(sorting) : ''}>
				<option value="">Default order</option>
				{heads.flatMap(({ name, sort }) =>
					sort
						? [
								<option key={sort} value={sort}>
									By {name.toLowerCase()}
								</option>,
								<option key={`-${sort}`} value={`-${sort}`}>
									By {name.toLowerCase()}, descending
								</option>,
							]
						: [],
				)}
			</SelectFilter>
		</span>
	)
}
