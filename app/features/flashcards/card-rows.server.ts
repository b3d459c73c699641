import { and, desc, eq, gte, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { isDialogue, sentenceParagraphs } from '#app/db/card-texts.ts'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import {
	articles,
	cardMarks,
	cardStates,
	cards,
	lessons,
	ownTextParts,
	ownTexts,
	reviews,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { isSharedWith } from '#app/db/shared-with.ts'
import { learnersMeaning, learnersPoses } from '#app/db/word-entry-columns.ts'
import type { StudySession } from './study-contract.ts'

const undo = alias(reviews, 'undo')
const course = alias(lessons, 'course')

export const cardWordColumns = {
	id: cards.id,
	word: vocab.word,
	pinyin: vocab.pinyin,
	traditional: vocab.traditional,
	poses: learnersPoses,
	meaning: learnersMeaning,
}

const sameWord = alias(vocab, 'same_word')

const hasOtherReadings = sql<boolean>`exists (${sql`select 1 from ${vocab} as ${sameWord}
	where ${sameWord.word} = ${vocab.word} and ${sameWord.id} <> ${vocab.id}
		and ${sameWord.status} = 1`})`

/** Cards with everything that the study page shows to this person. */
export function cardRows(db: Db, userId: string) {
	return db
		.select({
			...cardWordColumns,
			hasOtherReadings: hasOtherReadings.mapWith(Boolean),
			example: vocab.example,
			sentence: cards.sentence,
			paragraphs: sentenceParagraphs,
			lesson: {
				slug: lessons.slug,
				title: sql<string>`coalesce(${lessons.title} ->> 'en', '')`,
				isDialogue,
				isFree: lessons.isFree,
				status: lessons.status,
				isPrivate: lessons.isPrivate,
				isDeleted: lessons.isDeleted,
				isShared: isSharedWith(userId, lessons.id),
			},
			course: {
				status: course.status,
				isPrivate: course.isPrivate,
				isDeleted: course.isDeleted,
				isShared: isSharedWith(userId, course.id),
			},
			/** For the access rule. */
			readerLevel: sql<number>`(${sql`select ${userProfiles.level} from ${userProfiles}
				where ${userProfiles.id} = ${userId}`})`,
			article: {
				id: articles.id,
				title: articles.enTitle,
				status: articles.status,
				isDeleted: articles.isDeleted,
			},
			ownText: { id: ownTexts.id, title: ownTexts.title },
			partNumber: ownTextParts.number,
			orderNo: cards.orderNo,
			memory: {
				state: cardStates.state,
				due: cardStates.due,
				stability: cardStates.stability,
				difficulty: cardStates.difficulty,
				step: cardStates.step,
				reps: cardStates.reps,
				lapses: cardStates.lapses,
				introducedAt: cardStates.introducedAt,
				lastReviewedAt: cardStates.lastReviewedAt,
				knownSince: cardStates.knownSince,
				forgottenAt: cardStates.forgottenAt,
				logLength: cardStates.logLength,
			},
			marks: { isBookmarked: cardMarks.isBookmarked, notes: cardMarks.notes },
		})
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.leftJoin(cardStates, and(eq(cardStates.cardId, cards.id), eq(cardStates.userId, userId)))
		.leftJoin(cardMarks, and(eq(cardMarks.cardId, cards.id), eq(cardMarks.userId, userId)))
		.leftJoin(lessons, and(eq(lessons.id, cards.lessonId), not(isDeleted())))
		.leftJoin(course, eq(course.id, lessons.parentId))
		.leftJoin(articles, and(eq(articles.id, cards.articleId), eq(articles.isDeleted, false)))
		.leftJoin(ownTextParts, eq(ownTextParts.id, cards.partId))
		.leftJoin(ownTexts, and(eq(ownTexts.id, ownTextParts.textId), eq(ownTexts.userId, userId)))
		.$dynamic()
}

type LastOf = { userId: string; inDeck: SQL | undefined; since: Date }

/** A person's last standing answer to some cards, not earlier than `since`. */
export function lastAnswerIn(db: Db, { userId, inDeck, since }: LastOf) {
	return db
		.select({
			reviewId: reviews.id,
			cardId: cards.id,
			word: vocab.word,
			grade: reviews.grade,
			at: reviews.at,
		})
		.from(reviews)
		.innerJoin(cards, eq(cards.id, reviews.cardId))
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.where(and(eq(reviews.userId, userId), gte(reviews.at, since), inDeck, stands()))
		.orderBy(desc(reviews.at), desc(reviews.id))
		.limit(1)
}

export function answerOf({
	grade,
	at: _,
	...answer
}: Awaited<ReturnType<typeof lastAnswerIn>>[number]): StudySession['lastAnswer'] {
	return grade === 'undo' ? null : { ...answer, grade }
}

/** An answer that was not taken back. */
export function stands(): SQL | undefined {
	return and(
		ne(reviews.grade, 'undo'),
		sql`not exists (select 1 from ${reviews} as ${undo}
			where ${undo.userId} = ${reviews.userId} and ${undo.undoes} = ${reviews.id})`,
	)
}
