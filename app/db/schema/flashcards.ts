import { sql } from 'drizzle-orm'
import {
	index,
	integer,
	primaryKey,
	real,
	sqliteTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { flag, id, instant, timestamps } from '#app/db/columns.ts'
import { grades, states, studyModes } from '#app/domain/flashcards/review.ts'
import { studyDefaults } from '#app/domain/flashcards/study-limits.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { userProfiles } from './accounts.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'
import { ownTextParts } from './texts.ts'
import { vocab } from './vocabulary.ts'

/**
 * A deck for everybody, or a person's own (`ownerId`). Slugs of own decks are unique per person.
 */
export const decks = sqliteTable(
	'decks',
	{
		id: id(),
		slug: text().notNull(),
		name: text().notNull(),
		description: text().notNull(),
		ownerId: text('owner_uid').references(() => userProfiles.id, { onDelete: 'cascade' }),
		/** Decks are listed by it. The deck of an HSK level has the level's rank. */
		orderNo: integer().notNull().default(0),
		/** The HSK list that a deck teaches; null for other decks. */
		edition: text({ enum: hskEditions }),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('decks_by_slug').on(table.slug).where(sql`owner_uid is null`),
		uniqueIndex('decks_of_person_by_slug').on(table.ownerId, table.slug),
		index('decks_by_owner').on(table.ownerId, table.orderNo),
	],
)

export const cards = sqliteTable(
	'cards',
	{
		id: id(),
		deckId: text()
			.notNull()
			.references(() => decks.id, { onDelete: 'cascade' }),
		vocabId: integer()
			.notNull()
			.references(() => vocab.id, { onDelete: 'cascade' }),
		/** The sentence the word was saved from, with its lesson, its article, or the part of an own text. */
		sentence: text(),
		lessonId: text().references(() => lessons.id, { onDelete: 'set null' }),
		articleId: text().references(() => articles.id, { onDelete: 'set null' }),
		partId: text('own_text_part_id').references(() => ownTextParts.id, { onDelete: 'set null' }),
		orderNo: integer().notNull(),
		/**
		 * Set when the card is taken out of its deck. The row stays, for its reviews and for being put
		 * back.
		 */
		removedAt: instant(),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('cards_once').on(table.deckId, table.vocabId),
		index('cards_in_order').on(table.deckId, table.orderNo),
		// Deleting a word looks up its cards; deleting a card, all its dependents.
		index('cards_by_word').on(table.vocabId),
		index('cards_by_lesson').on(table.lessonId).where(sql`lesson_id is not null`),
		index('cards_by_own_text').on(table.partId).where(sql`own_text_part_id is not null`),
	],
)

/**
 * A person's FSRS state for a card: derived from the reviews, stored so that due cards can be
 * found. Between two rows, the one computed from the longer log wins.
 */
export const cardStates = sqliteTable(
	'card_states',
	{
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		cardId: text()
			.notNull()
			.references(() => cards.id, { onDelete: 'cascade' }),
		state: text('phase', { enum: states }).notNull(),
		due: instant(),
		stability: real(),
		difficulty: real(),
		/** Learning steps completed (the first minutes of a new card). */
		step: integer().notNull().default(0),
		reps: integer().notNull().default(0),
		lapses: integer().notNull().default(0),
		introducedAt: instant(),
		lastReviewedAt: instant(),
		/** Since when the word counts as known; null while it doesn't. */
		knownSince: instant(),
		/** The last answer that was Forgot. */
		forgottenAt: instant(),
		/** Length of the log it was computed from, undone and redone answers included. */
		logLength: integer().notNull(),
		/** The version of the person's weights that it was computed by. */
		weightsVersion: integer().notNull().default(0),
		...timestamps(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.cardId] }),
		index('card_states_due').on(table.userId, table.due),
		index('card_states_by_last_review').on(table.userId, table.lastReviewedAt),
		index('card_states_by_card').on(table.cardId),
		// Leeches, which are few.
		index('card_states_forgotten').on(table.userId, table.cardId).where(sql`lapses >= 8`),
	],
)

/** A person's bookmark and notes on a card, and whether they suspended it. */
export const cardMarks = sqliteTable(
	'card_marks',
	{
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		cardId: text()
			.notNull()
			.references(() => cards.id, { onDelete: 'cascade' }),
		isBookmarked: flag().notNull().default(false),
		notes: text().notNull().default(''),
		/** When the person suspended the card; null if it may come. */
		suspendedAt: instant(),
		/** The lapses that the card had when it was last resumed. */
		resumedLapses: integer().notNull().default(0),
		...timestamps(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.cardId] }),
		index('card_marks_by_card').on(table.cardId),
		index('card_marks_suspended')
			.on(table.userId, table.cardId)
			.where(sql`suspended_at is not null`),
	],
)

/**
 * Every answer, append-only. The browser generates the id, so that a resent answer is recognized.
 */
export const reviews = sqliteTable(
	'reviews',
	{
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		id: text().notNull(),
		cardId: text()
			.notNull()
			.references(() => cards.id, { onDelete: 'cascade' }),
		mode: text({ enum: studyModes }).notNull(),
		grade: text({ enum: [...grades, 'undo'] }).notNull(),
		/** The answer that an 'undo' takes back. */
		undoes: text(),
		durationMs: integer().notNull().default(0),
		at: instant().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.id] }),
		uniqueIndex('reviews_undone_once').on(table.userId, table.undoes),
		index('reviews_by_person').on(table.userId, table.at),
		index('reviews_by_card').on(table.userId, table.cardId, table.at),
		index('reviews_of_card').on(table.cardId),
	],
)

/** A person's daily limits over all decks, and their time zone. No row means the defaults. */
export const studySettings = sqliteTable('study_settings', {
	userId: text('uid')
		.primaryKey()
		.references(() => userProfiles.id, { onDelete: 'cascade' }),
	newPerDay: integer().notNull().default(studyDefaults.newPerDay),
	reviewsPerDay: integer().notNull().default(studyDefaults.reviewsPerDay),
	timeZone: text().notNull().default(studyDefaults.timeZone),
	/** Minutes a day that the person sets out to study; null means no goal. */
	goalMinutes: integer(),
	...timestamps(),
})
