/**
 * The data of the flashcard pages and the events they send: the shapes between the queries and
 * commands here and the screens.
 */
import type { DrawnLine } from '#app/domain/display/drawn-line.ts'
import type { CardSentence } from '#app/domain/flashcards/card-sentence.ts'
import type { DayFigures } from '#app/domain/flashcards/day-figures.ts'
import type { ForecastDay } from '#app/domain/flashcards/forecast.ts'
import type { Gapped } from '#app/domain/flashcards/gap.ts'
import type { Grade, State, StudyMode } from '#app/domain/flashcards/review.ts'
import type { StudyDay } from '#app/domain/flashcards/study-days.ts'
import type { LevelWords } from '#app/domain/known-words/level-words.ts'
import type { WeekOfWords } from '#app/domain/known-words/words-over-time.ts'
import type { AcceptedAnswer } from '#app/domain/typing/typed-answer.ts'

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
	/** Cards whose time has come today. */
	due: number
	/** Cards that were never answered. */
	fresh: number
	/** Cards that come back in some minutes. */
	soon: number
}

/** All cards of a deck, or only those with a bookmark. */
export type CardChoice = 'all' | 'bookmarked'

/** The cards that are studied: those too that were saved from the text that the person came from. */
export type StudyChoice = CardChoice | 'text'

export type StudySession = {
	deck: {
		slug: string
		name: string
		isPersonal: boolean
		/** The chosen cards. */
		cardCount: number
		bookmarkedCount: number
		/** Cards that are set aside. */
		asideCount: number
	}
	mode: StudyMode
	chosen: StudyChoice
	/** The address of the text that the person came from. */
	from: string | null
	/** The next cards, at most 20; none means "Session Complete!". */
	cards: StudyCard[]
	/** Counts this deck's cards for today. */
	progress: SessionProgress
	/** Cards that the daily limits keep for another day. */
	heldBack: { fresh: number; due: number }
	/** Once no card is left: what was done today, and where to go on. */
	end: SessionEnd | null
	/** Today's last standing answer in this deck: the one that Undo takes back. */
	lastAnswer: LastAnswer | null
	/** A card that was set aside today because it was forgotten too often, until the person decides. */
	leech: LeechCard | null
	/** The person's time zone, as far as is known; so in the other types. */
	timeZone: string
	/** When the server made it, in ms: a page may be kept on a device for days. */
	madeAt: number
}

export type SessionEnd = {
	/** Null if nothing was answered in this deck today. */
	figures: DayFigures | null
	/** The cards that were set aside today because they were forgotten too often. */
	leeches: (WordOfCard & { cardId: string })[]
	/** The mode of today's last answer in this deck; null without one. */
	lastMode: StudyMode | null
	/** "8 cards come back tomorrow." Empty if none does within a week. */
	nextDue: string
	/** The deck with the most cards due. */
	nextDeck: { slug: string; name: string; due: number } | null
}

/** Counted in cards: of `total`, `met` were answered, and `done` of them do not come back today. */
export type SessionProgress = { met: number; done: number; total: number }

export type LastAnswer = { reviewId: string; cardId: string; word: string; grade: Grade }

export type LeechCard = WordOfCard & { cardId: string; lapses: number; notes: string }

/** A word as it is drawn: 头发 tóu fa, or 頭髮. */
type WordOfCard = { word: string; pinyin: string; traditional: string | null }

/** The cards of a list: of a session, or those that are set aside. */
export type ListChoice = CardChoice | 'aside'

/** A row in the list of a deck's cards. */
export type DeckCard = WordOfCard & {
	id: string
	meaning: string
	sentence: string | null
	/** The sentence, for a person who reads it otherwise than it is stored. */
	drawn: DrawnLine | null
	isBookmarked: boolean
	/** Why it does not come; null if it does. */
	aside: AsideReason | null
}

/** Forgotten too often, its word known, or suspended. */
export type AsideReason =
	| { kind: 'leech'; lapses: number }
	| { kind: 'known' }
	| { kind: 'suspended' }

export type StudyCard = WordOfCard &
	CardSentence & {
		id: string
		meanings: string[]
		/** The first meanings without hanzi and pinyin, for modes that ask for the word; else none. */
		clues: string[]
		/** For modes that are typed. */
		accepted: AcceptedAnswer[]
		/** Other words of the deck that share a meaning, in both scripts, for modes in which the word is typed. */
		alike: string[]
		/** Cloze only; null where no sentence has the word. `html` are its parts as `drawn`. */
		gap: (Gapped & { html?: string[] }) | null
		isBookmarked: boolean
		/** Plain text, at most 2,000 characters; empty when there are none. */
		notes: string
		/** The lesson or article in which a saved word was found, if the person may open it. */
		foundIn: { path: string; title: string } | null
		/** The sentence or the example, for a person who reads it otherwise than it is stored. */
		drawn: DrawnLine | null
		/** FSRS's state, by the name it has on the wire. */
		phase: State
		/** The rest of its minutes, if it comes early because nothing else is left. */
		waitMs: number | null
		/** In the order of the buttons: Forgot, Hard, Good. */
		previews: GradePreview[]
		/** New with every page: the `id` of the answer in a form without JavaScript. */
		formId: string
		/** Where one is chosen: two to four, one of them this card; fewer in a tiny deck. */
		choices: Choice[]
	}

type GradePreview = {
	grade: Grade
	/** Time until the card would come back: "10 min", "3 days", "1.5 months". */
	label: string
	/** The same in ms. */
	inMs: number
	/** Whether it would come back in this session. */
	returns: boolean
}

/** The right one has the card's own id. A right pick counts as good, a wrong one as forgot. */
export type Choice = WordOfCard & { cardId: string; meaning: string }

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
	/** The part of an own text. */
	partId?: string | null
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

export type StruggledCard = WordOfCard & { id: string }

/** Limits per day, over all decks together. */
export type StudySettings = {
	newPerDay: number
	reviewsPerDay: number
	/** An IANA name such as Asia/Shanghai; UTC until the browser tells it. */
	timeZone: string
	/** Minutes a day; null without a goal. */
	goalMinutes: number | null
}
