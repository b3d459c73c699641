import type { LoggedChange } from './list-changes.server.ts'

type Changed = Pick<LoggedChange, 'action' | 'objectType' | 'objectId' | 'objectName'>

/** Where the object of a change is looked after; undefined if it has no page, or is gone. */
export function objectPath({ action, objectType, objectId, objectName }: Changed) {
	if (objectName === null || action.endsWith('.delete')) return undefined
	const own = encodeURIComponent(objectId)
	switch (objectType) {
		case 'course':
			return `/admin/courses/${own}`
		case 'lesson':
			return `/admin/lessons/${own}/segment`
		case 'article':
			return `/admin/articles/${own}/segment`
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
