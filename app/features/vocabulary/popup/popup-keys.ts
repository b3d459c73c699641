import { markChoices } from '#app/features/known-words/mark-choices.ts'
import type { KeyTable } from '#app/ui/keys/key-list.tsx'

/** In the popup of a word of a text that has the reader's own words: elsewhere words have no marks. */
export const popupKeys: KeyTable = {
	name: 'While a word’s meaning is shown',
	place: '[data-own-words] .text [tabindex="0"]',
	keys: [
		...markChoices.map(({ key, label }) => [key, label] as const),
		['Esc', 'Back to the text'],
	],
}
