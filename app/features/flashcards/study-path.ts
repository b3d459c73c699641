/** The address of a study session, and what it says: /flashcards/study/my-words?cards=bookmarked */
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import type { CardChoice } from './study-contract.ts'

export function choiceIn(search: URLSearchParams): CardChoice {
	return search.get('cards') === 'bookmarked' ? 'bookmarked' : 'all'
}

export function studyPath(slug: string, mode: StudyMode, chosen: CardChoice): string {
	const search = new URLSearchParams()
	if (mode !== 'recall') search.set('mode', mode)
	if (chosen !== 'all') search.set('cards', chosen)
	return `/flashcards/study/${encodeURIComponent(slug)}${search.size > 0 ? `?${search}` : ''}`
}
