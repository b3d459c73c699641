import { SelectFilter } from './filters.tsx'
import { formatSorting, type Sorting } from './sorting.ts'
import type { Head } from './table.tsx'

type Props = {
	heads: readonly Head[]
	sorting: Sorting | undefined
}

/** Sorts a wide table where its rows are cards, so that no head can be pressed. It keeps the order of others. */
export function SortFilter({ heads, sorting }: Props) {
	return (
		<span className="xl:hidden">
			<SelectFilter label="Sort" name="sort" value={sorting ? formatSorting(sorting) : ''}>
				<option value="">In order</option>
				{heads.flatMap(({ name, sort }) =>
					sort
						? [
								<option key={sort} value={sort}>
									By {name.toLowerCase()}
								</option>,
								<option key={`-${sort}`} value={`-${sort}`}>
									By {name.toLowerCase()}, downwards
								</option>,
							]
						: [],
				)}
			</SelectFilter>
		</span>
	)
}
