import { coursePath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { LoggedChange } from './list-changes.server.ts'

type Changed = Pick<LoggedChange, 'action' | 'objectType' | 'objectId' | 'objectName'>

/** Where the object of a change is looked after; undefined if it has no page, or is gone. */
export function objectPath({ action, objectType, objectId, objectName }: Changed) {
	if (objectName === null || action.endsWith('.delete')) return undefined
	const own = encodeURIComponent(objectId)
	switch (objectType) {
		case 'course':
			return coursePath(objectId)
		case 'lesson':
			return tabPath({ kind: 'lessons', id: objectId })
		case 'article':
			return tabPath({ kind: 'articles', id: objectId })
		case 'word':
			return `/admin/vocab?${new URLSearchParams({ ask: 'edit', of: objectId })}`
		case 'person':
			return `/admin/users/${own}`
		case 'group':
			return `/admin/groups/${own}`
		default:
			return undefined
	}
}
