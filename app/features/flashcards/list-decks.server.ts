import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isDialogue } from '#app/db/card-texts.ts'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cardStates, cards, decks, lessons, vocab } from '#app/db/schema/index.ts'
import { isSetAside } from '#app/db/set-aside.ts'
import { saidSentence } from '#app/domain/flashcards/card-sentence.ts'
import { dueNow, loadOf } from '#app/domain/flashcards/session.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import { asideColumns, asideCount, reasonOf } from './aside/aside-cards.server.ts'
import { cardWordColumns } from './card-rows.server.ts'
import { deckIdAt, openTo, personalDeckId } from './deck-access.server.ts'
import { bookmarkedCount, deckColumns, isBookmarkedBy } from './deck-columns.server.ts'
import { isBegunOrAside, isMet } from './new-cards.server.ts'
import { shortMeaning } from './study-card.server.ts'
import type { DeckCard, Decks, ListChoice, SavedWord, StudySettings } from './study-contract.ts'
import { settingsFrom, settingsOf, standingsOf, todayOf } from './today.server.ts'

type DecksQuery = { userId: string; edition: HskEdition; now: Date }

/**
 * The decks a person may study, their own first, with today's load of each. Decks of HSK levels are
 * those of the person's edition, and any that they have begun. One round trip.
 */
export async function listDecks(db: Db, { userId, edition, now }: DecksQuery): Promise<Decks> {
	const [settings, found, metRows, standingRows] = await db.batch([
		settingsOf(db, userId),
		db
			.select({ ...deckColumns(), description: decks.description, edition: decks.edition })
			.from(decks)
			.where(openTo(userId))
			.orderBy(isNull(decks.ownerId), asc(decks.orderNo), asc(decks.name)),
		db
			.select({
				deckId: cards.deckId,
				met: count(),
				begun: sql<number>`sum(${isBegunOrAside(userId)})`,
			})
			.from(cards)
			.where(and(isMet(userId), isNull(cards.removedAt)))
			.groupBy(cards.deckId),
		standingsOf(db, { userId, now }),
	])
	const metIn = new Map(metRows.map(({ deckId, ...counts }) => [deckId, counts]))
	const today = todayOf(settings, standingRows, now)
	const shown = found.some((deck) => deck.edition === edition) ? edition : firstEdition
	const rows = found
		.filter(({ isPersonal, cardCount }) => !isPersonal || cardCount > 0)
		.filter((deck) => deck.edition === null || deck.edition === shown || metIn.get(deck.id)?.begun)
		.map(({ id, edition: _, ...deck }) => {
			const unseen = deck.cardCount - (metIn.get(id)?.met ?? 0)
			const load = loadOf(
				today.standings.filter(({ deckId }) => deckId === id),
				{ unseen, now, ...today },
			)
			return { ...deck, due: dueNow(load) + load.heldBack.due, fresh: unseen, soon: load.soon }
		})
	return { decks: rows, left: today.budget, timeZone: settingsFrom(settings).timeZone }
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
				isDialogue,
				isBookmarked: isBookmarkedBy(userId).mapWith(Boolean),
				...asideColumns(userId),
			})
			.from(cards)
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.leftJoin(cardStates, and(eq(cardStates.cardId, cards.id), eq(cardStates.userId, userId)))
			.leftJoin(cardMarks, and(eq(cardMarks.cardId, cards.id), eq(cardMarks.userId, userId)))
			.leftJoin(lessons, eq(lessons.id, cards.lessonId))
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
				sentence: sentence && saidSentence(sentence, row.isDialogue),
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
