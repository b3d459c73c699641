/** The address of a study session, and what it says: /flashcards/study/my-words?cards=bookmarked */
import { type StudyMode, toStudyMode } from '#app/domain/flashcards/review.ts'
import type { CardChoice, ListChoice } from './study-contract.ts'

export function modeIn(search: URLSearchParams): StudyMode {
	return toStudyMode(search.get('mode'))
}

export function choiceIn(search: URLSearchParams): CardChoice {
	return search.get('cards') === 'bookmarked' ? 'bookmarked' : 'all'
}

export function listChoiceIn(search: URLSearchParams): ListChoice {
	return search.get('cards') === 'aside' ? 'aside' : choiceIn(search)
}

export function studyPath(slug: string, mode: StudyMode, chosen: CardChoice): string {
	const search = new URLSearchParams()
	if (mode !== 'recall') search.set('mode', mode)
	if (chosen !== 'all') search.set('cards', chosen)
	return `/flashcards/study/${encodeURIComponent(slug)}${search.size > 0 ? `?${search}` : ''}`
}
