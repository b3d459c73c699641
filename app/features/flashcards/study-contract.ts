/**
 * The data of the flashcard pages and the events they send: the shapes between the queries and
 * commands here and the screens.
 */
import type { ForecastDay } from '#app/domain/flashcards/forecast.ts'
import type { Grade, State, StudyMode } from '#app/domain/flashcards/review.ts'
import type { StudyDay } from '#app/domain/flashcards/study-days.ts'
import type { LevelWords } from '#app/domain/known-words/level-words.ts'
import type { WeekOfWords } from '#app/domain/known-words/words-over-time.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'

/** `left`: how many cards today's limits still let in, over all decks together. */
export type Decks = {
	decks: DeckRow[]
	left: { fresh: number; due: number }
	timeZone: string
}

/** A row of /flashcards, in the order of display; the person's own deck first. */
export type DeckRow = {
	slug: string
	name: string
	description: string
	/** My Words; only listed once it has a card. */
	isPersonal: boolean
	cardCount: number
	/** Cards to repeat today. */
	due: number
	/** Cards that were never answered. */
	fresh: number
}

/** All cards of a deck, or only those with a bookmark. */
export type CardChoice = 'all' | 'bookmarked'

export type StudySession = {
	deck: {
		slug: string
		name: string
		isPersonal: boolean
		/** The chosen cards. */
		cardCount: number
		bookmarkedCount: number
	}
	mode: StudyMode
	chosen: CardChoice
	/** The next cards, at most 20; none means "Session Complete!". */
	cards: StudyCard[]
	/** Counts this deck's cards for today. */
	progress: SessionProgress
	/** Cards that the daily limits keep for another day. */
	heldBack: { fresh: number; due: number }
	/** Today's last standing answer in this deck: the one that Undo takes back. */
	lastAnswer: LastAnswer | null
	/** The person's time zone, as far as is known; so in the other types. */
	timeZone: string
}

/** Counted in cards: of `total`, `met` were answered, and `done` of them do not come back today. */
export type SessionProgress = { met: number; done: number; total: number }

export type LastAnswer = { reviewId: string; cardId: string; word: string; grade: Grade }

/** A row in the list of a deck's cards. */
export type DeckCard = {
	id: string
	word: string
	pinyin: string
	meaning: string
	sentence: string | null
	isBookmarked: boolean
}

export type StudyCard = {
	id: string
	word: string
	pinyin: string
	meanings: string[]
	isBookmarked: boolean
	/** Plain text, at most 2,000 characters; empty when there are none. */
	notes: string
	/** The sentence in which a saved word was found. */
	sentence: string | null
	/** Address of the sentence's lesson or article. Its own page decides whether it opens. */
	foundAt: string | null
	/** A sentence with the word, for a card without one of its own. */
	example: Example | null
	/** FSRS's state, by the name it has on the wire. */
	phase: State
	/** In the order of the buttons: Forgot, Hard, Good. */
	previews: GradePreview[]
	/** New with every page: the `id` of the answer in a form without JavaScript. */
	formId: string
	/** Listening only: two to four, one of them this card; fewer in a tiny deck. */
	choices: Choice[]
}

type GradePreview = {
	grade: Grade
	/** Time until the card would come back: "10 min", "3 days", "1.5 months". */
	label: string
	/** Whether it would come back in this session. */
	returns: boolean
}

/** The right one has the card's own id. A right pick counts as good, a wrong one as forgot. */
export type Choice = { cardId: string; word: string; pinyin: string; meaning: string }

/**
 * An answer or an undo. The browser makes a random `id` once for each event: sent again, it changes
 * nothing. `ageMs` tells how long ago it was when sent, so that a browser's wrong clock does no harm.
 * `durationMs` runs from the card's showing to its grade.
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
 * `settled` events are in the log; `refused` ones never will be (no such card, nothing to undo).
 * Both leave the browser's queue. The route adds a new session: its cards replace those waiting in
 * the browser, except the one shown and those whose answers are not sent yet.
 */
export type EventsSettled = { settled: string[]; refused: string[] }

/** The reply of the reviews' address. */
export type ReviewsAnswer = EventsSettled & { session: StudySession | null }

/** A word of the popup: word and pinyin exactly as in its entry. */
export type WordToSave = {
	word: string
	pinyin: string
	sentence: string | null
	lessonId: string | null
	articleId?: string | null
}

export type SavedWord = { word: string; pinyin: string }

/** A word saved or removed some time ago; for a removed one only word and pinyin count. */
export type SavedWordChange = WordToSave & { isSaved: boolean; ageMs: number }

/** The reply: which words are saved by now, and which the vocabulary does not have. */
export type MyWordsAnswer = { saved: SavedWord[]; unknown: SavedWord[] }

export type Statistics = {
	/** Begun and not yet mastered. */
	cardsLearning: number
	/** With a chance of nine in ten still known in three weeks. */
	cardsMastered: number
	/** Minutes with one decimal. */
	totalMinutes: number
	/** Monday first; minutes with one decimal. */
	weeklyActivity: DayActivity[]
	/** The height of the bars: the most minutes of a day, at least 1. */
	barScale: number
	/** Forgotten at least twice in the last 30 days, the worst first, at most 10. */
	struggledCards: StruggledCard[]
	timeZone: string
	/** By the person's clock. */
	today: string
	/** Known by what the person said or by a card; the last 26 weeks. */
	wordsOverTime: WeekOfWords[]
	/** The name of the person's HSK edition. */
	edition: string
	levels: LevelWords[]
	/** The Monday 25 weeks before this one. */
	firstDay: string
	/** Since then, those with activity. */
	days: StudyDay[]
	/** The next 14 days. */
	forecast: ForecastDay[]
}

export type DayActivity = { day: string; minutes: number; isToday: boolean }

export type StruggledCard = { id: string; word: string; pinyin: string }

/** Limits per day, over all decks together. */
export type StudySettings = {
	newPerDay: number
	reviewsPerDay: number
	/** An IANA name such as Asia/Shanghai; UTC until the browser tells it. */
	timeZone: string
	/** Minutes a day; null without a goal. */
	goalMinutes: number | null
}
