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
import { grades, phases, studyModes } from '#app/domain/flashcards/review.ts'
import { studyDefaults } from '#app/domain/flashcards/study-limits.ts'
import { userProfiles } from './accounts.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'
import { vocab } from './vocabulary.ts'

/** A deck everybody studies, or a person's own (`ownerId`), whose slug is unique among their own. */
export const decks = sqliteTable(
	'decks',
	{
		id: id(),
		slug: text().notNull(),
		name: text().notNull(),
		description: text().notNull(),
		ownerId: text('owner_uid').references(() => userProfiles.id, { onDelete: 'cascade' }),
		orderNo: integer().notNull().default(0),
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
		/** The sentence the word was found in, and its lesson or its article. */
		sentence: text(),
		lessonId: text().references(() => lessons.id, { onDelete: 'set null' }),
		articleId: text().references(() => articles.id, { onDelete: 'set null' }),
		orderNo: integer().notNull(),
		/** Taken out of its deck; kept because its reviews are, and for when it is put back. */
		removedAt: instant(),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('cards_once').on(table.deckId, table.vocabId),
		index('cards_in_order').on(table.deckId, table.orderNo),
		// A word that is deleted looks for its cards, and a card for all that hangs on it.
		index('cards_by_word').on(table.vocabId),
	],
)

/**
 * Where a person stands with a card: computed from the reviews, kept so that due cards can be
 * found. The row computed from the longer log is the newer one.
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
		phase: text({ enum: phases }).notNull(),
		due: instant(),
		stability: real(),
		difficulty: real(),
		/** How many of the first minutes' steps are behind the card. */
		step: integer().notNull().default(0),
		reps: integer().notNull().default(0),
		lapses: integer().notNull().default(0),
		introducedAt: instant(),
		lastReviewedAt: instant(),
		/** Of the log it was computed from, taken-back answers and their undoing included. */
		logLength: integer().notNull(),
		...timestamps(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.cardId] }),
		index('card_states_due').on(table.userId, table.due),
		index('card_states_by_last_review').on(table.userId, table.lastReviewedAt),
		index('card_states_by_card').on(table.cardId),
	],
)

/** What a person wrote on a card. */
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
		...timestamps(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.cardId] }),
		index('card_marks_by_card').on(table.cardId),
	],
)

/** Every answer ever given; only added to. The browser makes the id, so that a repeat is known. */
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

/** How much a day, over all decks, and whose day; without a row the defaults hold. */
export const studySettings = sqliteTable('study_settings', {
	userId: text('uid')
		.primaryKey()
		.references(() => userProfiles.id, { onDelete: 'cascade' }),
	newPerDay: integer().notNull().default(studyDefaults.newPerDay),
	reviewsPerDay: integer().notNull().default(studyDefaults.reviewsPerDay),
	timeZone: text().notNull().default(studyDefaults.timeZone),
	...timestamps(),
})
