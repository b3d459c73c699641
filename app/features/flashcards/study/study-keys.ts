import type { KeyTable } from '#app/ui/keys/key-list.tsx'
import type { Way } from './modes.ts'

/** What swipes.ts answers. A device without a touch screen has no such place. */
export const swipeKeys: KeyTable = {
	name: 'By touch, once the answer shows',
	place: '[data-touch]:is([data-way="turn"], [data-way="judge"])',
	keys: [
		['Swipe left', 'Forgot'],
		['Swipe right', 'Good'],
	],
}

/** What useStudyKeys answers while only cards in their first minutes are left. */
export const pauseKeys: KeyTable = {
	name: 'Before the next card',
	place: '[data-way="pause"]',
	keys: [
		['Space', 'go on now'],
		['U', 'undo'],
		['Esc', 'leave'],
	],
}

/** What useStudyKeys answers, by what is done with a card. */
export const studyKeys: Record<Way, KeyTable> = {
	turn: {
		name: 'At a card',
		place: '[data-way="turn"]',
		keys: [
			['Space', 'turn'],
			['1–3', 'grade'],
			['U', 'undo'],
			['Esc', 'leave'],
		],
	},
	choose: {
		name: 'At a card to choose',
		place: '[data-way="choose"]',
		keys: [
			['Space', 'play'],
			['1–4', 'choose'],
			['Enter', 'continue'],
			['U', 'undo'],
			['Esc', 'leave'],
		],
	},
	judge: {
		name: 'At a card to answer',
		place: '[data-way="judge"]',
		keys: [
			['Enter', 'answer, then go on'],
			['1–3', 'grade'],
			['Esc', 'leave'],
		],
	},
}
