import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, decks, lessonProgress, userProfiles, userWords } from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { loadOf } from '#app/domain/flashcards/session.ts'
import { minutesOfCards } from '#app/domain/today/due-minutes.ts'
import { figuresOf } from '#app/domain/today/figures.ts'
import { lessonsAheadOnPath, toPath } from '#app/features/courses/course-path.server.ts'
import { coursesAtFirst, toSections } from '#app/features/courses/list-courses.server.ts'
import {
	settingsFrom,
	settingsOf,
	standingsOf,
	todayOf,
} from '#app/features/flashcards/today.server.ts'
import { countNewAnswers } from '#app/features/reports/own/own-reports.server.ts'
import { ownTextToContinue, textToContinue, toContinued } from './continue-reading.server.ts'
import { type Fits, newLessonsFor, nextAmong } from './next-lesson.server.ts'
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
	/** How well lessons fit the person; asked for at the same time. */
	fits: Promise<Fits>
}

export type Today = Awaited<ReturnType<typeof findCoursesPage>>['today']

/** The course list, and what a person finds above it. One batch: one round trip. */
export async function findCoursesPage(db: Db, { user, now, fits }: Asked) {
	const asked = { userId: user.id, now }
	const [
		courses,
		settings,
		[newcomer],
		standingRows,
		[pace],
		[place],
		[ownPlace],
		newLessons,
		words,
		withCards,
		withTexts,
		quarters,
		ahead,
		[newAnswers],
	] = await db.batch([
		coursesAtFirst(db, user),
		settingsOf(db, user.id),
		db
			.select({ isNewcomer: isNewcomer.mapWith(Boolean) })
			.from(userProfiles)
			.where(eq(userProfiles.id, user.id)),
		standingsOf(db, asked),
		paceOf(db, user.id),
		textToContinue(db, user),
		ownTextToContinue(db, user.id),
		newLessonsFor(db, user),
		wordsLearned(db, asked),
		timeWithCards(db, asked),
		timeWithTexts(db, asked),
		quartersStudied(db, asked),
		lessonsAheadOnPath(db, user),
		countNewAnswers(db, user.id),
	])
	const { timeZone, goalMinutes } = settingsFrom(settings)
	const { standings, day, budget } = todayOf(settings, standingRows, now)
	const { steps, due } = loadOf(standings, { unseen: 0, day, budget })
	const cards = steps + due
	return {
		sections: toSections(courses),
		path: toPath(courses, ahead),
		newAnswers: newAnswers?.count ?? 0,
		today: {
			isNewcomer: newcomer?.isNewcomer ?? false,
			continued: toContinued(place, ownPlace),
			due: { cards, minutes: minutesOfCards(cards, pace?.averageMs ?? null) },
			next: nextAmong(newLessons, await fits),
			...figuresOf({ words, withCards, withTexts, quarters }, { now, timeZone }),
			goalMinutes,
			timeZone,
		},
	}
}

/** Nothing is known of their Chinese but the level that they chose when they applied. */
const isNewcomer = sql<boolean>`(${userProfiles.levelCheckedAt} is null
	and not exists (${sql`select 1 from ${lessonProgress} where ${lessonProgress.userId} = ${userProfiles.id}`})
	and not exists (${sql`select 1 from ${userWords} where ${userWords.userId} = ${userProfiles.id}`})
	and not exists (${sql`select 1 from ${cardStates} where ${cardStates.userId} = ${userProfiles.id}`})
	and not exists (${sql`select 1 from ${decks} where ${decks.ownerId} = ${userProfiles.id}`}))`
