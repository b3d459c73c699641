/** The names of sources and orders on the screen. */
import type { WordOrder, WordSource } from '#app/domain/my-words/word-search.ts'

export const sourceNames = {
	marked: 'Marked',
	saved: 'Saved',
	studied: 'Studied',
} as const satisfies Record<WordSource, string>

export const orderNames = {
	newest: 'Newest first',
	word: 'By pinyin',
	level: 'By HSK level',
	frequency: 'By frequency',
	due: 'By due date',
} as const satisfies Record<WordOrder, string>
