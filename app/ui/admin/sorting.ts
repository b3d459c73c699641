/** The column by which a list is sorted, in its address: ?sort=text, or ?sort=-text from the highest down. */

export type Sorting<Column extends string = string> = {
	by: Column
	isDown: boolean
}

/** Undefined without a column, or with one that is not among `columns`. */
export function readSorting<Column extends string>(
	search: URLSearchParams,
	columns: readonly Column[],
): Sorting<Column> | undefined {
	const typed = search.get('sort') ?? ''
	const isDown = typed.startsWith('-')
	const by = columns.find((column) => column === (isDown ? typed.slice(1) : typed))
	return by && { by, isDown }
}

export function formatSorting({ by, isDown }: Sorting): string {
	return isDown ? `-${by}` : by
}

/** The sorting that a press on a column's head asks for: ascending, then descending, then the list's own order. */
export function nextSorting(by: string, now: Sorting | undefined): Sorting | undefined {
	if (now?.by !== by) return { by, isDown: false }
	return now.isDown ? undefined : { by, isDown: true }
}
