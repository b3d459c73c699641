import type { KeyTable } from '#app/ui/keys/key-list.tsx'

export const soundKeys: KeyTable = {
	name: 'At a question',
	place: '[data-hear]',
	keys: [
		['H', 'Hear the word'],
		['1–4', 'Choose a word'],
		['Enter', 'Go on after the answer'],
	],
}
