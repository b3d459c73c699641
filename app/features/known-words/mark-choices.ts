import type { Standing } from '#app/domain/known-words/standing.ts'

/** What a person may say of a word, and the keys that say it in a popup. */
export const markChoices = [
	{ said: 'known', label: 'Known', key: 'K' },
	{ said: 'learning', label: 'Learning', key: 'L' },
	{ said: 'ignored', label: 'Ignore', key: 'I' },
] as const satisfies readonly { said: Standing; label: string; key: string }[]
