import type { KeyTable } from '#app/ui/keys/key-list.tsx'

/** What isForPlayer lets through. It has a file of its own, which pages with a player need not load. */
export const playerKeys: KeyTable = {
	name: 'Outside the text, with audio',
	place: '.player',
	keys: [
		['Space', 'Play or pause'],
		['← →', 'Previous or next sentence'],
	],
}
