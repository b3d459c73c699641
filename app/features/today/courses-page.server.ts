import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isArticleOpenTo } from '#app/db/is-open-to.ts'
import {
	articles,
	cardStates,
	decks,
	cards as flashcards,
	lessonProgress,
	ownTexts,
	userProfiles,
	userWords,
} from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { dueNow, loadOf } from '#app/domain/flashcards/session.ts'
import type { Fit } from '#app/domain/known-words/coverage.ts'
import { isRight } from '#app/domain/known-words/right-for-me.ts'
import { minutesOfCards } from '#app/domain/today/due-minutes.ts'
import { figuresOf } from '#app/domain/today/figures.ts'
import { sayWords } from '#app/domain/today/own-words.ts'
import { lessonsAheadOnPath, toPath } from '#app/features/courses/course-path.server.ts'
import { coursesAtFirst, toSections } from '#app/features/courses/list-courses.server.ts'
import { personalDeckId } from '#app/features/flashcards/deck-access.server.ts'
import { deckToStudy, firstDeckWithNew } from '#app/features/flashcards/deck-to-study.server.ts'
import { decksInUse, newCardsIn } from '#app/features/flashcards/new-cards.server.ts'
import { decksToGoOn } from '#app/features/flashcards/session-end.server.ts'
import {
	settingsFrom,
	settingsOf,
	standingsOf,
	todayOf,
} from '#app/features/flashcards/today.server.ts'
import { newAnswersOf } from '#app/features/reports/own/own-reports.server.ts'
import { ownTextToContinue, textToContinue, toContinued } from './continue-reading.server.ts'
import { learningWords } from './learning-words.server.ts'
import { newLessonsFor, nextAmong } from './next-lesson.server.ts'
import {
	paceOf,
	quartersStudied,
	timeWithCards,
	timeWithTexts,
	wordsLearned,
} from './studied.server.ts'

type Asked = {
	user: User
	now: Date
	/** How well texts fit the person; asked for at the same time. */
	fits: Promise<Fits>
}

type Fits = {
	ofLessons: (ids: readonly string[]) => Fit | undefined
	ofArticle: (id: string) => Fit | undefined
	knownWords: number
}

export type Today = Awaited<ReturnType<typeof findCoursesPage>>['today']

/** The course list, and what a person finds above it. One batch: one round trip. */
export async function findCoursesPage(db: Db, { user, now, fits }: Asked) {
	const asked = { userId: user.id, now }
	const [
		courses,
		settings,
		[person],
		standingRows,
		[newCards],
		[withNew],
		allDecks,
		[pace],
		[place],
		[ownPlace],
		newLessons,
		words,
		withCards,
		withTexts,
		quarters,
		ahead,
		newAnswers,
		openArticles,
		[texts],
	] = await db.batch([
		coursesAtFirst(db, user),
		settingsOf(db, user.id),
		db
			.select({
				isNewcomer: isNewcomer.mapWith(Boolean),
				savedWords: savedWords(user.id),
				learningWords: learningWords(user),
			})
			.from(userProfiles)
			.where(eq(userProfiles.id, user.id)),
		standingsOf(db, asked),
		newCardsIn(db, { userId: user.id, decks: decksInUse(user.id) }),
		firstDeckWithNew(db, user.id),
		decksToGoOn(db, user.id),
		paceOf(db, user.id),
		textToContinue(db, user),
		ownTextToContinue(db, user.id),
		newLessonsFor(db, user),
		wordsLearned(db, asked),
		timeWithCards(db, asked),
		timeWithTexts(db, asked),
		quartersStudied(db, asked),
		lessonsAheadOnPath(db, user),
		newAnswersOf(db, user.id),
		db.select({ id: articles.id }).from(articles).where(isArticleOpenTo(user)),
		db.select({ count: count() }).from(ownTexts).where(eq(ownTexts.userId, user.id)),
	])
	const { timeZone, goalMinutes } = settingsFrom(settings)
	const studied = todayOf(settings, standingRows, now)
	const load = loadOf(studied.standings, { ...studied, unseen: newCards?.count ?? 0, now })
	const due = dueNow(load)
	const minutes = minutesOfCards(due, pace?.averageMs ?? null)
	const cards = { due, fresh: load.fresh, soon: load.soon, minutes }
	const { ofLessons, ofArticle, knownWords } = await fits
	const rightArticles = openArticles.filter(({ id }) => {
		const fit = ofArticle(id)
		return fit && isRight(fit)
	})
	return {
		sections: toSections(courses),
		path: toPath(courses, ahead),
		newAnswers,
		today: {
			isNewcomer: person?.isNewcomer ?? false,
			continued: toContinued(place, ownPlace),
			cards,
			deck: deckToStudy({ today: studied, now, decks: allDecks, withNew }),
			next: nextAmong(newLessons, { ofLessons }),
			...figuresOf({ words, withCards, withTexts, quarters }, { now, timeZone }),
			goalMinutes,
			timeZone,
			places: {
				words: sayWords({
					known: knownWords,
					learning: person?.learningWords ?? 0,
					saved: person?.savedWords ?? 0,
				}),
				texts: texts?.count ?? 0,
				articles: openArticles.length,
				rightArticles: rightArticles.length,
			},
		},
	}
}

/** Nothing is known of their Chinese but the level that they chose when they applied. */
const isNewcomer = sql<boolean>`(${userProfiles.levelCheckedAt} is null
	and not exists (${sql`select 1 from ${lessonProgress} where ${lessonProgress.userId} = ${userProfiles.id}`})
	and not exists (${sql`select 1 from ${userWords} where ${userWords.userId} = ${userProfiles.id}`})
	and not exists (${sql`select 1 from ${cardStates} where ${cardStates.userId} = ${userProfiles.id}`})
	and not exists (${sql`select 1 from ${decks} where ${decks.ownerId} = ${userProfiles.id}`}))`

/** The words in the person's own deck. */
function savedWords(userId: string) {
	return sql<number>`(${sql`select count(*) from ${flashcards}
		where ${flashcards.deckId} = ${personalDeckId(userId)} and ${flashcards.removedAt} is null`})`
}
