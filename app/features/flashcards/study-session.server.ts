import { and, asc, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { weightsOf } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, decks, vocab } from '#app/db/schema/index.ts'
import { isSetAside } from '#app/db/set-aside.ts'
import { drawLine, drawParts, type LineToDraw } from '#app/domain/display/drawn-line.ts'
import type { Drawing } from '#app/domain/display/drawn-word.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { type DeckLoad, inOrder, loadOf } from '#app/domain/flashcards/session.ts'
import { findDrawing } from '#app/features/display/find-drawing.server.ts'
import { asideCount } from './aside/aside-cards.server.ts'
import { leechesIn, leechesOf, leechToDecide } from './aside/leech-of-today.server.ts'
import { answerOf, cardRows, cardWordColumns, lastAnswerIn } from './card-rows.server.ts'
import { deckIdAt } from './deck-access.server.ts'
import { bookmarkedCount, deckColumns, isBookmarkedBy } from './deck-columns.server.ts'
import { isMet } from './new-cards.server.ts'
import { isSavedFrom } from './saved-from.server.ts'
import { answersIn, decksToGoOn, dueIn, endOf } from './session-end.server.ts'
import { type CardRow, toStudyCard, toWordOfDeck } from './study-card.server.ts'
import type { SessionProgress, StudyCard, StudyChoice, StudySession } from './study-contract.ts'
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

type SessionQuery = {
	userId: string
	slug: string
	mode: StudyMode
	chosen?: StudyChoice
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
	const isChosen = choiceOf(chosen, { userId, from })
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
				met: metCount(userId, isChosen),
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
			.where(
				and(
					isToCome,
					or(isNull(cardStates.state), eq(cardStates.state, 'new')),
					not(isMet(userId)),
				),
			)
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
	const { met, name, isPersonal, cardCount, bookmarkedCount: marked, asideCount: aside } = deck
	const today = todayOf(settings, standingRows, now)
	const { timeZone } = settingsFrom(settings)
	const { standings } = todayOf(settings, ofChosen, now)
	const load = loadOf(standings, { ...today, now, unseen: cardCount - met })
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
		madeAt: now.getTime(),
	}
}

function choiceOf(
	chosen: StudyChoice,
	{ userId, from }: { userId: string; from: string | null },
): SQL | undefined {
	if (chosen === 'bookmarked') return isBookmarkedBy(userId)
	return chosen === 'text' ? isSavedFrom(from ?? '') : undefined
}

/** Reads the person's cards and not the whole deck, which may have thousands. */
function metCount(userId: string, isChosen: SQL = sql`true`) {
	return sql<number>`(${sql`select count(*) from ${cards}
		where ${isMet(userId)}
			and ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null and ${isChosen}`})`
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

/**
 * The cards with their sentences as a person reads them: they are stored without their words. One round
 * trip for a reader of traditional characters, else none.
 */
export async function drawSession(
	db: Db,
	session: StudySession,
	display: TextDisplay,
): Promise<StudySession> {
	const lines = session.cards.flatMap((card) => [lineOf(card)?.zh ?? [], gapLineOf(card)?.zh ?? []])
	const drawing = await findDrawing(db, display, { lines: lines.flat() })
	if (!drawing) return session
	return { ...session, cards: session.cards.map((card) => drawCard(card, drawing)) }
}

function drawCard(card: StudyCard, drawing: Drawing): StudyCard {
	const { gap } = card
	const line = lineOf(card)
	const gapLine = gapLineOf(card)
	return {
		...card,
		drawn: line ? drawLine(line, drawing) : null,
		gap: gap && gapLine ? { ...gap, html: drawParts(gapLine, { ...gap, drawing }) } : gap,
	}
}

/** The sentence of a card: the saved one, else its example. */
function lineOf({ word, pinyin, sentence, example }: StudyCard): LineToDraw | undefined {
	const shows = { word, pinyin }
	if (example) return { ...example, shows }
	return sentence ? { zh: sentence, shows } : undefined
}

/** The sentence around the gap, whose characters do not matter: they are not shown. */
function gapLineOf(card: StudyCard): LineToDraw | undefined {
	const { word, pinyin, example, gap } = card
	if (!gap) return undefined
	const zh = gap.parts.join(word)
	const isExample = example?.zh === zh
	return { zh, pinyin: isExample ? example.pinyin : undefined, shows: { word, pinyin } }
}
