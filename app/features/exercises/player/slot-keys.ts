import type { KeyTable } from '#app/ui/keys/key-list.tsx'

export const slotKeys: KeyTable = {
	name: 'Where words are put in places',
	place: 'form [data-place]',
	keys: [
		['1–9', 'Put in a word, or take it back'],
		['← → ↑ ↓', 'Go to another word or place'],
		['Backspace', 'Empty a place'],
	],
}
