/** What a text needs, in words, and where it is done: 'no-notes' is "No notes", at /admin/lessons/ni-hao/notes. */
import { publishStateNames } from '#app/domain/publishing/publish-state.ts'
import { editingPath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Need } from './needs.ts'

export const needNames: Record<Need, string> = {
	changes: 'Unpublished changes',
	draft: publishStateNames['not-published'],
	scheduled: publishStateNames.scheduled,
	'audio-waiting': 'Audio waiting to be used',
	'audio-outdated': 'Audio outdated',
	reports: 'Open reports',
	'no-text': 'No text',
	'no-audio': 'No audio',
	'no-exercises': 'No exercises',
	'no-notes': 'No notes',
}

export function needPath(need: Need, owner: AudioOwner): string {
	switch (need) {
		case 'changes':
			return `${editingPath(owner)}/versions`
		case 'audio-waiting':
		case 'audio-outdated':
		case 'no-audio':
			return tabPath(owner, 'Audio')
		case 'reports': {
			const from = owner.kind === 'articles' ? 'articles' : owner.id
			return `/admin/reports?${new URLSearchParams({ from })}`
		}
		case 'no-exercises':
			return tabPath(owner, 'Exercises')
		case 'no-notes':
			return tabPath(owner, 'Notes')
		default:
			return tabPath(owner)
	}
}
