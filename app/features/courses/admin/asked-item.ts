/**
 * What the address of a list asks about one of its rows (?ask=edit&of=…), or says was done
 * (?done=delete&of=…). Neither is believed: the row itself must allow the one and show the other.
 */
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { ItemChange } from './item-words.ts'

type Row = { isDeleted: boolean }

export function askedAbout(search: URLSearchParams, row: Row): 'edit' | 'delete' | undefined {
	const asks = ['edit', 'delete'] as const
	return row.isDeleted ? undefined : asks.find((ask) => ask === search.get('ask'))
}

export function doneWith(search: URLSearchParams, row: Row): ItemChange | undefined {
	const changes = ['create', 'edit', 'delete', 'restore'] as const
	const done = changes.find((change) => change === search.get('done'))
	return done && row.isDeleted === (done === 'delete') ? done : undefined
}

/** Where one is once it is done: on the list, as it was filtered. */
export function donePath(
	path: string,
	search: URLSearchParams,
	{ done, of }: { done: ItemChange; of: string },
): string {
	return path + searchWith(withoutDialog(search), { done, of })
}
