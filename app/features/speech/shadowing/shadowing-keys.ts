import type { KeyTable } from '#app/ui/keys/key-list.tsx'

/** The buttons of the dialog name them as their shortcuts. */
export const shadowingKeys: KeyTable = {
	name: 'At a sentence',
	place: '.shadowing [aria-keyshortcuts]',
	keys: [
		['H', 'Hear it'],
		['R', 'Record, or stop'],
		['M', 'Play mine'],
		['B', 'Play both'],
		['← →', 'Previous or next sentence'],
	],
}
