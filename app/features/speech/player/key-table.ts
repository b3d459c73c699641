import type { KeyTable } from '#app/ui/keys/key-list.tsx'

/** What isForPlayer lets through. It has a file of its own, which pages with a player need not load. */
export const playerKeys: KeyTable = {
	name: 'In the player',
	place: '.player',
	keys: [
		['Space', 'Play or pause'],
		['← →', 'Previous or next sentence'],
	],
}
