/** Which words are edited together, as the address says it: /admin/vocab/batch-edit?ids=17,18 */

/** More do not fit into an address that every browser and server takes. */
const mostIds = 1000

/** Each once; what is no id is left out. A form without a script says ids=17&ids=18. */
export function readSelectedIds(search: URLSearchParams): number[] {
	const named = search.getAll('ids').flatMap((ids) => ids.split(','))
	const ids = named.filter((id) => /^[1-9]\d{0,14}$/.test(id))
	return [...new Set(ids.map(Number))].slice(0, mostIds)
}

/** The list one came from, with its filters. */
export function listPathOf(search: URLSearchParams): string {
	const others = new URLSearchParams([...search].filter(([name]) => !own.includes(name)))
	return others.size > 0 ? `/admin/vocab?${others}` : '/admin/vocab'
}

const own = ['ids', 'template', 'ask', 'done', 'of', 'count']
