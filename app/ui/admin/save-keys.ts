import type { KeyTable } from '#app/ui/keys/key-list.tsx'

export const saveKeys: KeyTable = {
	name: 'While editing',
	place: '[aria-keyshortcuts="Control+S"]',
	keys: [['Ctrl+S', 'Save']],
}
