/**
 * What the flashcard pages are given and what they send: the shapes between the queries and
 * commands here and the screens.
 */
import type { Grade, Phase, StudyMode } from '#app/domain/flashcards/review.ts'

export type Decks = { decks: DeckRow[]; timeZone: string }

/** A line of /flashcards, in the order to show them; the person's own deck first. */
export type DeckRow = {
	slug: string
	name: string
	description: string
	/** My Words; only listed once it has a card. */
	isPersonal: boolean
	cardCount: number
	/** Cards to repeat today, within what today's limit leaves. */
	due: number
	/** New cards to meet today, likewise. */
	fresh: number
}

export type StudySession = {
	deck: { slug: string; name: string; isPersonal: boolean; cardCount: number }
	mode: StudyMode
	/** What comes next, at most 20; none left means "Session Complete!". */
	cards: StudyCard[]
	/** Of this deck's cards for today. */
	progress: SessionProgress
	/** What the daily limits keep for another day. */
	heldBack: { fresh: number; due: number }
	/** Today's last answer in this deck that was not taken back; what Undo takes back. */
	lastAnswer: LastAnswer | null
	/** Where the person's days begin, as far as is known; so in the other answers. */
	timeZone: string
}

/** Counted in cards: of `total`, `met` were answered, and `done` of them do not come back today. */
export type SessionProgress = { met: number; done: number; total: number }

export type LastAnswer = { reviewId: string; cardId: string; word: string; grade: Grade }

export type StudyCard = {
	id: string
	word: string
	pinyin: string
	meanings: string[]
	isBookmarked: boolean
	/** Plain text, at most 2,000 characters; empty when there are none. */
	notes: string
	/** Where a saved word was found. */
	sentence: string | null
	/** Address of the sentence's lesson or article; whether it opens is for its own page to say. */
	foundAt: string | null
	phase: Phase
	/** In the order of the buttons: Forgot, Hard, Good. */
	previews: GradePreview[]
	/** Fresh with every page: the `id` of the answer in a form without JavaScript. */
	formId: string
	/** Listening only; else empty. Two to four, one of them this card; fewer in a tiny deck. */
	choices: Choice[]
}

type GradePreview = {
	grade: Grade
	/** When the card would come back: "10 min", "3 days", "1.5 months". */
	label: string
	/** It would come back in this very session. */
	returns: boolean
}

/** The right one has the card's own id. A right pick is the grade good, a wrong one forgot. */
export type Choice = { cardId: string; word: string; pinyin: string; meaning: string }

/**
 * What happened, in order. `id` is made by the browser at random, once an event: the same
 * event sent again changes nothing. `ageMs` is how long ago it was when sent, 0 for just now, so
 * that a browser's wrong clock does no harm; `durationMs` from the card's showing to the grade.
 */
export type StudyEvent =
	| {
			kind: 'answer'
			id: string
			cardId: string
			mode: StudyMode
			grade: Grade
			durationMs: number
			ageMs: number
	  }
	| { kind: 'undo'; id: string; reviewId: string; ageMs: number }

/**
 * `settled` are in the log, now or already before; `refused` never will be (no such card, nothing
 * to take back). Both leave the browser's queue. After it the route answers findSession as well:
 * its cards replace those waiting in the browser, except the one shown and those whose answers
 * are not sent yet.
 */
export type EventsSettled = { settled: string[]; refused: string[] }

/** A word as the popup knows it: word and pinyin exactly as in its entry. */
export type WordToSave = {
	word: string
	pinyin: string
	sentence: string | null
	lessonId: string | null
	articleId?: string | null
}

export type SavedWord = { word: string; pinyin: string }

/** `unknown`: the vocabulary has no such word with this reading. */
export type SaveWordOutcome = 'saved' | 'already-saved' | 'unknown'

export type Statistics = {
	/** Begun and not yet mastered. */
	cardsLearning: number
	/** Those that would still be known in three weeks with nine chances in ten. */
	cardsMastered: number
	/** Whole minutes. */
	totalMinutes: number
	/** Monday first; minutes with one decimal. */
	weeklyActivity: DayActivity[]
	/** What the bars are measured by: the most minutes of a day, at least 1. */
	barScale: number
	/** Forgotten twice or more in the last 30 days, the worst first, at most 10. */
	struggledCards: StruggledCard[]
	timeZone: string
}

export type DayActivity = { day: string; minutes: number; isToday: boolean }

export type StruggledCard = { id: string; word: string; pinyin: string }

/** The limits are a day's, over all decks together. */
export type StudySettings = {
	newPerDay: number
	reviewsPerDay: number
	/** An IANA name such as Asia/Shanghai; UTC until the browser has said. */
	timeZone: string
}
