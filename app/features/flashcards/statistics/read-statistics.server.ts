import { and, count, desc, eq, gte, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { quarterOf } from '#app/db/quarter-of.ts'
import { cardStates, cards, decks, reviews, studyTime, vocab } from '#app/db/schema/index.ts'
import { isSetAside } from '#app/db/set-aside.ts'
import { datesIn, longestDayMs, quarterMs } from '#app/domain/flashcards/day.ts'
import { daysAhead, forecast } from '#app/domain/flashcards/forecast.ts'
import { barScale, struggle, weeklyActivity } from '#app/domain/flashcards/statistics.ts'
import { studyDays } from '#app/domain/flashcards/study-days.ts'
import { editionNames, type HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, rankOf } from '#app/domain/hsk/level.ts'
import { type LevelGroup, wordsByLevel } from '#app/domain/known-words/level-words.ts'
import { knownStability, type Standing } from '#app/domain/known-words/standing.ts'
import { mondaysUntil, weeksShown, wordsOverTime } from '#app/domain/known-words/words-over-time.ts'
import { stands } from '#app/features/flashcards/card-rows.server.ts'
import type { Statistics } from '#app/features/flashcards/study-contract.ts'
import { settingsFrom, settingsOf } from '#app/features/flashcards/today.server.ts'
import { ownWordsOf } from '#app/features/known-words/own-words.server.ts'

const dayMs = 24 * 60 * 60_000

/** Before the first week shown begins in any zone. */
const shownMs = weeksShown * 7 * dayMs + longestDayMs

type StatisticsQuery = { userId: string; level: HskLevel; edition: HskEdition; now: Date }

/** A person's statistics. One round trip. */
export async function readStatistics(
	db: Db,
	{ userId, level, edition, now }: StatisticsQuery,
): Promise<Statistics> {
	const shownFrom = new Date(+now - shownMs)
	const quarter = quarterOf(sql`${reviews.at}`)
	const forgotten = count()
	const isBegun = and(
		eq(cardStates.userId, userId),
		ne(cardStates.state, 'new'),
		isNull(cards.removedAt),
	)
	const [settings, [known], [earlier], quarters, struggled, withTexts, learned, groups, due] =
		await db.batch([
			settingsOf(db, userId),
			db
				.select({
					begun: count(),
					mastered: sql<number>`coalesce(sum(${cardStates.stability} >= ${knownStability}), 0)`,
				})
				.from(cardStates)
				.innerJoin(cards, eq(cards.id, cardStates.cardId))
				.where(isBegun),
			db
				.select({ ms: sql<number>`coalesce(sum(${reviews.durationMs}), 0)` })
				.from(reviews)
				.where(and(eq(reviews.userId, userId), lt(reviews.at, shownFrom))),
			db
				.select({ quarter, ms: sql<number>`sum(${reviews.durationMs})` })
				.from(reviews)
				.where(and(eq(reviews.userId, userId), gte(reviews.at, shownFrom)))
				.groupBy(quarter),
			db
				.select({
					id: cards.id,
					word: vocab.word,
					pinyin: vocab.pinyin,
					traditional: vocab.traditional,
				})
				.from(reviews)
				.innerJoin(cards, eq(cards.id, reviews.cardId))
				.innerJoin(vocab, eq(vocab.id, cards.vocabId))
				.where(
					and(
						eq(reviews.userId, userId),
						eq(reviews.grade, 'forgot'),
						gte(reviews.at, new Date(+now - struggle.withinDays * dayMs)),
						isNull(cards.removedAt),
						stands(),
					),
				)
				.groupBy(cards.id)
				.having(gte(forgotten, struggle.timesForgotten))
				.orderBy(desc(forgotten), desc(sql`max(${reviews.at})`))
				.limit(struggle.mostListed),
			db
				.select({
					date: studyTime.day,
					readMs: sql<number>`sum(${studyTime.readMs})`,
					listenedMs: sql<number>`sum(${studyTime.listenedMs})`,
				})
				.from(studyTime)
				.where(
					and(
						eq(studyTime.userId, userId),
						gte(studyTime.day, shownFrom.toISOString().slice(0, 10)),
					),
				)
				.groupBy(studyTime.day),
			learnedWords(db, { userId, since: shownFrom }),
			wordsOfLevels(db, { userId, edition }),
			dueCards(db, { isDue: and(isBegun, not(isSetAside(userId))), now }),
		])
	const { timeZone } = settingsFrom(settings)
	const clock = { now, timeZone }
	const studied = inQuarters(quarters).map(({ at, row }) => ({ at, ms: row.ms }))
	const weekly = weeklyActivity(studied, clock)
	const { begun, mastered } = known ?? { begun: 0, mastered: 0 }
	const firstDay = mondaysUntil(now, timeZone)[0] ?? ''
	const today = datesIn(timeZone)(now)
	return {
		cardsLearning: begun - mastered,
		cardsMastered: mastered,
		totalMinutes:
			Math.round(studied.reduce((all, { ms }) => all + ms, earlier?.ms ?? 0) / 6000) / 10,
		weeklyActivity: weekly,
		barScale: barScale(weekly),
		struggledCards: struggled,
		timeZone,
		today,
		wordsOverTime: wordsOverTime(toCounts(learned), clock),
		edition: editionNames[edition],
		levels: wordsByLevel(groups.map(toGroup), rankOf(level)),
		firstDay,
		days: studyDays({ studied, withTexts, from: firstDay, to: today, timeZone }),
		forecast: forecast(toCounts(due), clock),
	}
}

type Count = { quarter: number; count: number }

/** When words became known: by what the person said, by their card, whichever came first. */
function learnedWords(db: Db, { userId, since }: { userId: string; since: Date }) {
	const at = sql`iif(said is null, known_since, min(said_at, coalesce(known_since, said_at)))`
	return db.all<Count>(sql`
		select ${quarterOf(sql`max(${at}, ${+since})`)} as quarter, count(*) as count
		from (${ownWordsOf(userId)})
		where said = 'known' or (said is null and known_since is not null)
		group by quarter`)
}

type LevelRow = {
	rank: number
	said: Standing | null
	isKnown: 0 | 1 | null
	isForgotten: 0 | 1
	words: number
}

/**
 * The words of an edition's lists, which its decks have, by what is stored of them. A deck's place is
 * its level.
 */
function wordsOfLevels(db: Db, { userId, edition }: { userId: string; edition: HskEdition }) {
	return db.all<LevelRow>(sql`
		with own as materialized (${ownWordsOf(userId)})
		select ${decks.orderNo} as rank, own.said as said,
			own.stability >= ${knownStability} as isKnown, own.forgotten_at is not null as isForgotten,
			count(*) as words
		from ${decks}
		cross join ${cards} on ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null
		left join own on own.vocab_id = ${cards.vocabId}
		where ${decks.ownerId} is null and ${decks.edition} = ${edition}
		group by 1, 2, 3, 4`)
}

function toGroup({ rank, said, isKnown, isForgotten, words }: LevelRow): LevelGroup {
	const stability = isKnown === null ? null : isKnown * knownStability
	const isOwn = said !== null || stability !== null
	return {
		rank,
		own: isOwn ? { said, stability, isForgotten: isForgotten === 1 } : undefined,
		words,
	}
}

/** Cards due in the days of the forecast; overdue ones are due now. */
function dueCards(db: Db, { isDue, now }: { isDue: SQL | undefined; now: Date }) {
	const quarter = quarterOf(sql`max(${cardStates.due}, ${+now})`)
	return db
		.select({ quarter, count: count() })
		.from(cardStates)
		.innerJoin(cards, eq(cards.id, cardStates.cardId))
		.where(and(isDue, lt(cardStates.due, new Date(+now + daysAhead * dayMs + longestDayMs))))
		.groupBy(quarter)
}

function inQuarters<Row extends { quarter: number }>(rows: readonly Row[]) {
	return rows.map((row) => ({ at: new Date(row.quarter * quarterMs), row }))
}

function toCounts(rows: readonly Count[]) {
	return inQuarters(rows).map(({ at, row }) => ({ at, count: row.count }))
}
