/**
 * The dialog (?ask=edit&of=…) and the message (?done=delete&of=…) in the address of a list. Anybody
 * can write an address: both are shown only if they fit the row.
 */
import { lessonStatuses } from '#app/domain/access/access.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { ItemChange } from './item-words.ts'

type Row = { isDeleted: boolean; status: number }

export function requestedDialog(
	search: URLSearchParams,
	row: Pick<Row, 'isDeleted'>,
): 'edit' | 'delete' | undefined {
	const dialogs = ['edit', 'delete'] as const
	return row.isDeleted ? undefined : dialogs.find((name) => name === search.get('ask'))
}

export function reportedChange(search: URLSearchParams, row: Row): ItemChange | undefined {
	const changes = ['create', 'edit', 'delete', 'restore', 'enable', 'disable'] as const
	const done = changes.find((change) => change === search.get('done'))
	if (!done || row.isDeleted !== (done === 'delete')) return undefined
	if (done === 'enable' && row.status !== lessonStatuses.available) return undefined
	if (done === 'disable' && row.status !== lessonStatuses.disabled) return undefined
	return done
}

/** The list with its filters, and a message about the change. */
export function itemDonePath(
	path: string,
	search: URLSearchParams,
	{ done, of }: { done: ItemChange; of: string },
): string {
	return path + searchWith(withoutDialog(search), { done, of })
}
