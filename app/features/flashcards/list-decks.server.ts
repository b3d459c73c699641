import { and, asc, count, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cardStates, cards, decks, vocab } from '#app/db/schema/index.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { type DeckLoad, inOrder, loadOf } from '#app/domain/flashcards/session.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import { answerOf, cardRows, cardWordColumns, lastAnswerIn } from './card-rows.server.ts'
import { deckIdAt, openTo, personalDeckId } from './deck-access.server.ts'
import { type CardRow, shortMeaning, toHeard, toStudyCard } from './study-card.server.ts'
import type {
	CardChoice,
	DeckCard,
	Decks,
	SavedWord,
	SessionProgress,
	StudySession,
	StudySettings,
} from './study-contract.ts'
import {
	settingsFrom,
	settingsOf,
	standingsOf,
	todayOf,
	tomorrow,
	yesterday,
} from './today.server.ts'

/** Cards loaded ahead, so that the next one is there before it is needed. */
const cardsAhead = 20

/** Wrong choices come from this many words of a deck. */
const poolSize = 400

type DecksQuery = { userId: string; edition: HskEdition; now: Date }

/**
 * The decks a person may study, their own first, with today's load of each. Decks of HSK levels are
 * those of the person's edition, and any that they have begun. One round trip.
 */
export async function listDecks(db: Db, { userId, edition, now }: DecksQuery): Promise<Decks> {
	const [settings, found, begunRows, standingRows] = await db.batch([
		settingsOf(db, userId),
		db
			.select({ ...deckColumns(), description: decks.description, edition: decks.edition })
			.from(decks)
			.where(openTo(userId))
			.orderBy(isNull(decks.ownerId), asc(decks.orderNo), asc(decks.name)),
		db
			.select({ deckId: cards.deckId, count: count() })
			.from(cardStates)
			.innerJoin(cards, eq(cards.id, cardStates.cardId))
			.where(
				and(eq(cardStates.userId, userId), ne(cardStates.state, 'new'), isNull(cards.removedAt)),
			)
			.groupBy(cards.deckId),
		standingsOf(db, { userId, now }),
	])
	const begunIn = new Map(begunRows.map(({ deckId, count }) => [deckId, count]))
	const today = todayOf(settings, standingRows, now)
	const shown = found.some((deck) => deck.edition === edition) ? edition : firstEdition
	const rows = found
		.filter(({ isPersonal, cardCount }) => !isPersonal || cardCount > 0)
		.filter((deck) => deck.edition === null || deck.edition === shown || begunIn.has(deck.id))
		.map(({ id, edition: _, ...deck }) => {
			const unseen = deck.cardCount - (begunIn.get(id) ?? 0)
			const { steps, due, heldBack } = loadOf(
				today.standings.filter(({ deckId }) => deckId === id),
				{ unseen, ...today },
			)
			return { ...deck, due: steps + due + heldBack.due, fresh: unseen }
		})
	return { decks: rows, left: today.budget, timeZone: settingsFrom(settings).timeZone }
}

type SessionQuery = {
	userId: string
	slug: string
	mode: StudyMode
	chosen?: CardChoice
	now: Date
}

/**
 * The next cards of a deck for a person. One batch: the limits and the time zone are known only with
 * the result, so each kind of card is queried as if nothing were held back.
 */
export async function findSession(
	db: Db,
	{ userId, slug, mode, chosen = 'all', now }: SessionQuery,
): Promise<StudySession | undefined> {
	const inWholeDeck = and(eq(cards.deckId, deckIdAt(slug, userId)), isNull(cards.removedAt))
	const isChosen = chosen === 'bookmarked' ? isBookmarkedBy(userId) : undefined
	const inDeck = and(inWholeDeck, isChosen)
	const rowsOf = () => cardRows(db, userId)
	const [settings, [deck], standingRows, ofChosen, steps, due, fresh, [last], pool] =
		await db.batch([
			settingsOf(db, userId),
			db
				.select({
					...deckColumns(isChosen),
					begun: begunCount(userId, isChosen),
					bookmarkedCount: bookmarkedCount(userId),
				})
				.from(decks)
				.where(eq(decks.id, deckIdAt(slug, userId))),
			standingsOf(db, { userId, now }),
			standingsOf(db, { userId, now, within: inDeck }),
			rowsOf()
				.where(and(inDeck, inArray(cardStates.state, ['learning', 'relearning'])))
				.orderBy(asc(cardStates.due))
				.limit(3 * cardsAhead),
			rowsOf()
				.where(and(inDeck, eq(cardStates.state, 'review'), lt(cardStates.due, tomorrow(now))))
				.orderBy(asc(cardStates.due))
				.limit(3 * cardsAhead),
			rowsOf()
				.where(and(inDeck, or(isNull(cardStates.state), eq(cardStates.state, 'new'))))
				.orderBy(asc(cards.orderNo))
				.limit(cardsAhead),
			lastAnswerIn(db, { userId, inDeck, since: yesterday(now) }),
			db
				.select(cardWordColumns)
				.from(cards)
				.innerJoin(vocab, eq(vocab.id, cards.vocabId))
				.where(inWholeDeck)
				.orderBy(asc(cards.orderNo))
				.limit(mode === 'listening' ? poolSize : 0),
		])
	if (!deck) return undefined
	const { begun, name, isPersonal, cardCount, bookmarkedCount: marked } = deck
	const today = todayOf(settings, standingRows, now)
	const { standings } = todayOf(settings, ofChosen, now)
	const load = loadOf(standings, { ...today, unseen: cardCount - begun })
	const next = inOrder([...steps, ...due, ...fresh].map(toCandidate), { now, ...today })
	const heard = pool.map(toHeard)
	return {
		deck: { slug, name, isPersonal, cardCount, bookmarkedCount: marked },
		mode,
		chosen,
		cards: next.slice(0, cardsAhead).map(({ row }) => toStudyCard(row, { heard, now })),
		progress: progressOf(load),
		heldBack: load.heldBack,
		lastAnswer: last && last.at >= today.day.start ? answerOf(last) : null,
		timeZone: settingsFrom(settings).timeZone,
	}
}

/** The cards of a list on one page. */
const cardsAPage = 100

type DeckCardsQuery = { userId: string; slug: string; chosen: CardChoice; page: number }

/** A page of a deck's cards, the newest saved words first. One round trip. */
export async function listDeckCards(db: Db, { userId, slug, chosen, page }: DeckCardsQuery) {
	const isChosen = chosen === 'bookmarked' ? isBookmarkedBy(userId) : undefined
	const inDeck = and(eq(cards.deckId, deckIdAt(slug, userId)), isNull(cards.removedAt), isChosen)
	const [[deck], rows] = await db.batch([
		db
			.select({ ...deckColumns(isChosen), bookmarkedCount: bookmarkedCount(userId) })
			.from(decks)
			.where(eq(decks.id, deckIdAt(slug, userId))),
		db
			.select({
				...cardWordColumns,
				sentence: cards.sentence,
				isBookmarked: isBookmarkedBy(userId).mapWith(Boolean),
			})
			.from(cards)
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.where(inDeck)
			.orderBy(
				sql`case when ${decks.ownerId} is null then ${cards.orderNo} else -${cards.orderNo} end`,
			)
			.limit(cardsAPage)
			.offset((page - 1) * cardsAPage),
	])
	if (!deck) return undefined
	const { name, isPersonal, cardCount, bookmarkedCount: marked } = deck
	return {
		deck: { slug, name, isPersonal, cardCount, bookmarkedCount: marked },
		cards: rows.map(
			({ id, word, pinyin, poses, meaning, sentence, isBookmarked }): DeckCard => ({
				id,
				word,
				pinyin,
				meaning: shortMeaning({ poses, meaning }),
				sentence,
				isBookmarked,
			}),
		),
		pages: Math.ceil(cardCount / cardsAPage),
	}
}

export async function readStudySettings(
	db: Db,
	{ userId }: { userId: string },
): Promise<StudySettings> {
	return settingsFrom(await settingsOf(db, userId))
}

/** The saved ones among these words, with their readings. */
export async function listSavedWords(
	db: Db,
	{ userId, words }: { userId: string; words: readonly string[] },
): Promise<SavedWord[]> {
	return db
		.select({ word: vocab.word, pinyin: vocab.pinyin })
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.where(
			and(
				eq(cards.deckId, personalDeckId(userId)),
				isNull(cards.removedAt),
				sql`${vocab.word} in (select value from json_each(${JSON.stringify(words)}))`,
			),
		)
}

function isBookmarkedBy(userId: string): SQL {
	return sql`exists (select 1 from ${cardMarks} where ${cardMarks.cardId} = ${cards.id}
		and ${cardMarks.userId} = ${userId} and ${cardMarks.isBookmarked})`
}

function bookmarkedCount(userId: string) {
	return sql<number>`(${sql`select count(*) from ${cardMarks}
		cross join ${cards} on ${cards.id} = ${cardMarks.cardId}
		where ${cardMarks.userId} = ${userId} and ${cardMarks.isBookmarked}
			and ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null`})`
}

/** Reads the person's cards and not the whole deck, which may have thousands. */
function begunCount(userId: string, isChosen: SQL = sql`true`) {
	return sql<number>`(${sql`select count(*) from ${cardStates}
		cross join ${cards} on ${cards.id} = ${cardStates.cardId}
		where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
			and ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null and ${isChosen}`})`
}

/** A deck, and how many of its cards are chosen. */
function deckColumns(isChosen: SQL = sql`true`) {
	return {
		id: decks.id,
		slug: decks.slug,
		name: decks.name,
		isPersonal: sql<boolean>`${decks.ownerId} is not null`.mapWith(Boolean),
		cardCount: sql<number>`(${sql`select count(*) from ${cards}
			where ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null and ${isChosen}`})`,
	}
}

/** A card in its steps was met before, usually today. */
function progressOf({ done, steps, due, fresh }: DeckLoad): SessionProgress {
	return { met: done + steps, done, total: done + steps + due + fresh }
}

function toCandidate(row: CardRow) {
	const { state, due, lastReviewedAt } = row.memory ?? {
		state: 'new' as const,
		due: null,
		lastReviewedAt: null,
	}
	return { row, state, due, lastReviewedAt, orderNo: row.orderNo }
}
