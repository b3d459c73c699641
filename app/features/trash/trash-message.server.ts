/** The message about the last action, as the address says and the log confirms: ?done=restore&of=lesson:3f2a… */

import type { Db } from '#app/db/client.server.ts'
import { coursePath, editingPath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { InTrash } from '#app/domain/trash/in-trash.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { newAddressText } from '#app/features/audit/new-address-text.ts'
import { readThing } from './trash-search.ts'

type Message = {
	text: string
	/** Where the restored thing is edited. */
	path?: string
}

export async function findMessage(db: Db, search: URLSearchParams): Promise<Message | undefined> {
	const done = search.get('done')
	const thing = readThing(search)
	if (!thing || (done !== 'restore' && done !== 'purge')) return undefined
	const { kind, id } = thing
	const changes = await listChanges(db, { most: 1, object: { type: kind, id } })
	const [newest] = changes
	if (newest?.action !== `${kind}.${done}`) return undefined
	if (done === 'purge') return { text: `The ${kind} was deleted for good.` }
	const text = `The ${kind} “${newest.objectName ?? id}” was restored. ${newAddressText(changes)}`
	return { text: text.trim(), path: pathOf(thing, newest.objectName ?? '') }
}

function pathOf({ kind, id }: InTrash, name: string): string {
	const own = encodeURIComponent(id)
	switch (kind) {
		case 'course':
			return coursePath(id)
		case 'lesson':
			return tabPath({ kind: 'lessons', id })
		case 'article':
			return editingPath({ kind: 'articles', id })
		case 'group':
			return `/admin/groups/${own}`
		case 'word':
			return `/admin/vocab?word=${encodeURIComponent(name)}`
	}
}
