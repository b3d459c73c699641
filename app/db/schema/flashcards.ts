import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, timestamps } from '#app/db/columns.ts'
import { userProfiles } from './accounts.ts'
import { lessons } from './lessons.ts'
import { vocab } from './vocabulary.ts'

/** A deck everybody studies, or a person's own (`ownerUid`). */
export const decks = sqliteTable(
	'decks',
	{
		id: id(),
		slug: text().notNull(),
		name: text().notNull(),
		description: text().notNull(),
		ownerUid: text().references(() => userProfiles.id, { onDelete: 'cascade' }),
		orderNo: integer().notNull().default(0),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('decks_by_slug').on(table.slug),
		index('decks_by_owner').on(table.ownerUid, table.orderNo),
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
		/** The sentence the word was found in, and its lesson. */
		sentence: text(),
		lessonId: text().references(() => lessons.id, { onDelete: 'set null' }),
		orderNo: integer().notNull(),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('cards_once').on(table.deckId, table.vocabId),
		index('cards_in_order').on(table.deckId, table.orderNo),
	],
)

/** Where a person stands with a card: computed from the reviews, kept so that due cards can be found. */
export const cardStates = sqliteTable(
	'card_states',
	{
		id: id(),
		uid: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		cardId: text()
			.notNull()
			.references(() => cards.id, { onDelete: 'cascade' }),
		due: instant(),
		stability: real(),
		difficulty: real(),
		reps: integer().notNull().default(0),
		lapses: integer().notNull().default(0),
		isBookmarked: flag().notNull().default(false),
		notes: text().notNull().default(''),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('card_states_once').on(table.uid, table.cardId),
		index('card_states_due').on(table.uid, table.due),
	],
)

/** Every answer ever given; only added to. */
export const reviews = sqliteTable(
	'reviews',
	{
		id: id(),
		uid: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		cardId: text()
			.notNull()
			.references(() => cards.id, { onDelete: 'cascade' }),
		mode: text({ enum: ['recall', 'listening'] }).notNull(),
		grade: text({ enum: ['forgot', 'hard', 'good', 'undo'] }).notNull(),
		durationMs: integer().notNull().default(0),
		at: instant().notNull(),
	},
	(table) => [
		index('reviews_by_person').on(table.uid, table.at),
		index('reviews_by_card').on(table.uid, table.cardId, table.at),
	],
)
