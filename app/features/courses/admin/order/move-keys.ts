import type { KeyTable } from '#app/ui/keys/key-list.tsx'

export const moveKeys: KeyTable = {
	name: 'On the handle of a row',
	place: '[aria-keyshortcuts="ArrowUp ArrowDown"]',
	keys: [['↑ ↓', 'Move the row']],
}
