import { and, asc, count, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { weightsOf } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cardStates, cards, decks, vocab } from '#app/db/schema/index.ts'
import { isSetAside } from '#app/db/set-aside.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { type DeckLoad, inOrder, loadOf } from '#app/domain/flashcards/session.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import { asideColumns, asideCount, reasonOf } from './aside/aside-cards.server.ts'
import { leechesIn, leechesOf, leechToDecide } from './aside/leech-of-today.server.ts'
import { answerOf, cardRows, cardWordColumns, lastAnswerIn } from './card-rows.server.ts'
import { deckIdAt, openTo, personalDeckId } from './deck-access.server.ts'
import { isBegunOrAside } from './new-cards.server.ts'
import { answersIn, decksToGoOn, dueIn, endOf } from './session-end.server.ts'
import { type CardRow, shortMeaning, toStudyCard, toWordOfDeck } from './study-card.server.ts'
import type {
	CardChoice,
	DeckCard,
	Decks,
	ListChoice,
	SavedWord,
	SessionProgress,
	StudySession,
	StudySettings,
} from './study-contract.ts'
import { needsDeck, questionsOf } from './study-question.server.ts'
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

/** Wrong choices, and words that mean the same, come from this many words of a deck. */
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
			.from(cards)
			.where(and(isBegunOrAside(userId), isNull(cards.removedAt)))
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
	from?: string | null
	now: Date
}

/**
 * The next cards of a deck for a person. One batch: the limits and the time zone are known only with
 * the result, so each kind of card is queried as if nothing were held back.
 */
export async function findSession(
	db: Db,
	{ userId, slug, mode, chosen = 'all', from = null, now }: SessionQuery,
): Promise<StudySession | undefined> {
	const inWholeDeck = and(eq(cards.deckId, deckIdAt(slug, userId)), isNull(cards.removedAt))
	const isChosen = chosen === 'bookmarked' ? isBookmarkedBy(userId) : undefined
	const inDeck = and(inWholeDeck, isChosen)
	const isToCome = and(inDeck, not(isSetAside(userId)))
	const rowsOf = () => cardRows(db, userId)
	const [
		settings,
		[weights],
		[deck],
		standingRows,
		ofChosen,
		steps,
		due,
		fresh,
		[last],
		forgotten,
		pool,
		answers,
		dueLater,
		toGoOn,
	] = await db.batch([
		settingsOf(db, userId),
		weightsOf(db, userId),
		db
			.select({
				...deckColumns(isChosen),
				begun: begunCount(userId, isChosen),
				bookmarkedCount: bookmarkedCount(userId),
				asideCount: asideCount(userId),
			})
			.from(decks)
			.where(eq(decks.id, deckIdAt(slug, userId))),
		standingsOf(db, { userId, now }),
		standingsOf(db, { userId, now, within: inDeck }),
		rowsOf()
			.where(and(isToCome, inArray(cardStates.state, ['learning', 'relearning'])))
			.orderBy(asc(cardStates.due))
			.limit(3 * cardsAhead),
		rowsOf()
			.where(and(isToCome, eq(cardStates.state, 'review'), lt(cardStates.due, tomorrow(now))))
			.orderBy(asc(cardStates.due))
			.limit(3 * cardsAhead),
		rowsOf()
			.where(and(isToCome, or(isNull(cardStates.state), eq(cardStates.state, 'new'))))
			.orderBy(asc(cards.orderNo))
			.limit(cardsAhead),
		lastAnswerIn(db, { userId, inDeck, since: yesterday(now) }),
		leechesIn(db, { userId, inDeck, since: yesterday(now) }),
		db
			.select(cardWordColumns)
			.from(cards)
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.where(inWholeDeck)
			.orderBy(asc(cards.orderNo))
			.limit(needsDeck(mode) ? poolSize : 0),
		answersIn(db, { userId, inDeck, since: yesterday(now) }),
		dueIn(db, { userId, inDeck: isToCome, now }),
		decksToGoOn(db, userId),
	])
	if (!deck) return undefined
	const { begun, name, isPersonal, cardCount, bookmarkedCount: marked, asideCount: aside } = deck
	const today = todayOf(settings, standingRows, now)
	const { timeZone } = settingsFrom(settings)
	const { standings } = todayOf(settings, ofChosen, now)
	const load = loadOf(standings, { ...today, unseen: cardCount - begun })
	const next = inOrder([...steps, ...due, ...fresh].map(toCandidate), { now, ...today })
	const questionOf = questionsOf(mode, pool.map(toWordOfDeck))
	const leeches = leechesOf(forgotten, today.day)
	const schedule = scheduleBy(weights?.weights ?? null)
	return {
		deck: { slug, name, isPersonal, cardCount, bookmarkedCount: marked, asideCount: aside },
		mode,
		chosen,
		from,
		cards: next
			.slice(0, cardsAhead)
			.map(({ row }) => toStudyCard(row, { schedule, questionOf, now })),
		progress: progressOf(load),
		heldBack: load.heldBack,
		end:
			next.length > 0
				? null
				: endOf({
						deckId: deck.id,
						answers,
						leeches,
						due: dueLater,
						decks: toGoOn,
						today,
						clock: { now, timeZone },
					}),
		lastAnswer: last && last.at >= today.day.start ? answerOf(last) : null,
		leech: leechToDecide(leeches),
		timeZone,
	}
}

/** The cards of a list on one page. */
const cardsAPage = 100

type DeckCardsQuery = { userId: string; slug: string; chosen: ListChoice; page: number }

/** A page of a deck's cards, the newest saved words first. One round trip. */
export async function listDeckCards(db: Db, { userId, slug, chosen, page }: DeckCardsQuery) {
	const isChosen = choiceOf(chosen, userId)
	const inDeck = and(eq(cards.deckId, deckIdAt(slug, userId)), isNull(cards.removedAt), isChosen)
	const [[deck], rows] = await db.batch([
		db
			.select({
				...deckColumns(isChosen),
				bookmarkedCount: bookmarkedCount(userId),
				asideCount: asideCount(userId),
			})
			.from(decks)
			.where(eq(decks.id, deckIdAt(slug, userId))),
		db
			.select({
				...cardWordColumns,
				sentence: cards.sentence,
				isBookmarked: isBookmarkedBy(userId).mapWith(Boolean),
				...asideColumns(userId),
			})
			.from(cards)
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.leftJoin(cardStates, and(eq(cardStates.cardId, cards.id), eq(cardStates.userId, userId)))
			.leftJoin(cardMarks, and(eq(cardMarks.cardId, cards.id), eq(cardMarks.userId, userId)))
			.where(inDeck)
			.orderBy(
				sql`case when ${decks.ownerId} is null then ${cards.orderNo} else -${cards.orderNo} end`,
			)
			.limit(cardsAPage)
			.offset((page - 1) * cardsAPage),
	])
	if (!deck) return undefined
	const { name, isPersonal, cardCount, bookmarkedCount: marked, asideCount: aside } = deck
	return {
		deck: { slug, name, isPersonal, cardCount, bookmarkedCount: marked, asideCount: aside },
		cards: rows.map(
			({ id, word, pinyin, traditional, sentence, isBookmarked, ...row }): DeckCard => ({
				id,
				word,
				pinyin,
				traditional,
				meaning: shortMeaning(row),
				sentence,
				drawn: null,
				isBookmarked,
				aside: reasonOf(row),
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

function choiceOf(chosen: ListChoice, userId: string): SQL | undefined {
	switch (chosen) {
		case 'all':
			return undefined
		case 'bookmarked':
			return isBookmarkedBy(userId)
		case 'aside':
			return isSetAside(userId)
	}
}

function bookmarkedCount(userId: string) {
	return sql<number>`(${sql`select count(*) from ${cardMarks}
		cross join ${cards} on ${cards.id} = ${cardMarks.cardId}
		where ${cardMarks.userId} = ${userId} and ${cardMarks.isBookmarked}
			and ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null`})`
}

/** Reads the person's cards and not the whole deck, which may have thousands. */
function begunCount(userId: string, isChosen: SQL = sql`true`) {
	return sql<number>`(${sql`select count(*) from ${cards}
		where ${isBegunOrAside(userId)}
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
