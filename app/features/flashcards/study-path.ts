/**
 * The address of a study session, and what it says: the words saved from a lesson, which leads back,
 * /flashcards/study/my-words?cards=text&from=/courses/lessons/first-coffee
 */
import { type StudyMode, toStudyMode } from '#app/domain/flashcards/review.ts'
import { originIn, sayBackTo } from '#app/domain/progress/text-origin.ts'
import type { CardChoice, ListChoice, StudyChoice } from './study-contract.ts'

/** The deck of a person's saved words; everybody's has the same address. */
export const personalSlug = 'my-words'

export function modeIn(search: URLSearchParams): StudyMode {
	return toStudyMode(search.get('mode'))
}

export function choiceIn(search: URLSearchParams): CardChoice {
	return search.get('cards') === 'bookmarked' ? 'bookmarked' : 'all'
}

/** Words of a text need the text's address. */
export function studyChoiceIn(search: URLSearchParams): StudyChoice {
	return search.get('cards') === 'text' && originIn(search) ? 'text' : choiceIn(search)
}

export function listChoiceIn(search: URLSearchParams): ListChoice {
	return search.get('cards') === 'aside' ? 'aside' : choiceIn(search)
}

export type StudyPlace = {
	slug: string
	mode?: StudyMode
	chosen?: StudyChoice
	/** The text that the person came from. */
	from?: string | null
}

export function studyPath({ slug, ...place }: StudyPlace): string {
	const search = searchOf(place)
	return `/flashcards/study/${encodeURIComponent(slug)}${search.size > 0 ? `?${search}` : ''}`
}

/** The address that takes what happened to a deck's cards, and replies with its next cards. */
export function reviewsPath({ slug, mode = 'recall', ...place }: StudyPlace): string {
	const search = new URLSearchParams({ deck: slug, mode })
	for (const [name, value] of searchOf(place)) search.set(name, value)
	return `/flashcards/reviews?${search}`
}

/** What is usual is left out, and so is a page that is no text. */
function searchOf({ mode = 'recall', chosen = 'all', from }: Omit<StudyPlace, 'slug'>) {
	const search = new URLSearchParams()
	if (mode !== 'recall') search.set('mode', mode)
	if (chosen !== 'all') search.set('cards', chosen)
	if (from && sayBackTo(from)) search.set('from', from)
	return search
}
