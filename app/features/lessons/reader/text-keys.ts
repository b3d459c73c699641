import type { KeyTable } from '#app/ui/keys/key-list.tsx'

/** What `moveCursor` and the reader answer. */
export const textKeys: KeyTable = {
	name: 'In a text',
	place: '.text [tabindex="0"]',
	keys: [
		['← → ↑ ↓', 'Go to another word'],
		['Home End', 'To the start or end of the paragraph'],
		['Ctrl+Home Ctrl+End', 'To the start or end of the text'],
		['Enter', 'Show a word’s meaning'],
	],
}
