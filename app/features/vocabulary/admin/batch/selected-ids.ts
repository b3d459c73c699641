/** The selected words in the address: /admin/vocab/batch-edit?ids=17,18 */

/** More would make an address too long for some browsers and servers. */
const mostIds = 1000

/** Reads ids, without duplicates and invalid ones. */
export function readSelectedIds(search: URLSearchParams): number[] {
	const named = (search.get('ids') ?? '').split(',')
	const ids = named.filter((id) => /^[1-9]\d{0,14}$/.test(id))
	return [...new Set(ids.map(Number))].slice(0, mostIds)
}

/** The list with the filters it had before. */
export function wordListPath(search: URLSearchParams): string {
	const others = new URLSearchParams([...search].filter(([name]) => !own.includes(name)))
	return others.size > 0 ? `/admin/vocab?${others}` : '/admin/vocab'
}

const own = ['ids', 'ask', 'done', 'of', 'count']
