import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { readableJson, storedText } from '#app/db/readable-json.ts'
import {
	cards,
	decks,
	lessonContents,
	lessonProgress,
	lessons,
	tappedWords,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { storedExercisesOf } from '#app/db/stored-exercises.ts'
import { listExercises } from '#app/domain/exercises/listed-exercise.ts'
import { exerciseFigures, type GivenAnswer } from '#app/domain/learners/exercise-answers.ts'
import { peopleCount } from '#app/domain/learners/people-count.ts'
import { type Stop, stopGroups } from '#app/domain/learners/stops.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { isLearner, sumsOfLesson, visitorFigures, visitors } from './visitors.server.ts'

const course = alias(lessons, 'course')

type Query = { id: string; since: number }

/**
 * The figures of the learners of a lesson: how far they came, which of its words they want to learn and looked up, and
 * what they answered.
 * Undefined if there is no such lesson. One round trip.
 */
export async function findLearnersOfLesson(db: Db, { id, since }: Query) {
	const seen = visitors({ lessons: sql`select ${id}`, since })
	const [[found], [sums], stops, words, tapped, rows, answers] = await db.batch([
		db
			.select({
				id: lessons.id,
				title: lessons.title,
				courseId: course.id,
				courseTitle: course.title,
				content: storedText<string | null>(lessonContents.content),
			})
			.from(lessons)
			.leftJoin(course, eq(course.id, lessons.parentId))
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false))),
		sumsOfLesson(db, { id, since }),
		db.all<Stop & { paragraphs: number }>(sql`
			select paragraph, paragraphs, count(*) as people from ${seen}
			where not is_finished and paragraph is not null group by paragraph, paragraphs`),
		wantedWords(db, { lessonId: id, since }),
		tappedMost(db, id),
		storedExercisesOf(db, id),
		db.all<GivenAnswer & { exerciseId: string }>(sql`
			select given.key as exerciseId, given.value ->> 'answer' as answer, count(*) as people
			from ${seen} as seen
			join ${lessonProgress} on ${lessonProgress.lessonId} = seen.lesson_id and ${lessonProgress.userId} = seen.uid,
				json_each(coalesce(
					${readableJson(lessonProgress.firstAnswers)},
					${readableJson(lessonProgress.record)} -> '$.exerciseAnswers')) as given
			where given.type = 'object' group by 1, 2`),
	])
	if (!found || !sums) return undefined
	const { content, courseId, courseTitle, ...lesson } = found
	const paragraphs = readStoredContent(content ?? '[]') ?? []
	const isOfThisText = (stop: { paragraphs: number }) => stop.paragraphs === paragraphs.length
	const earlier = stops.filter((stop) => !isOfThisText(stop))
	const { listed } = listExercises(rows.filter(({ status }) => status === 1))
	return {
		lesson: {
			...lesson,
			course: courseId && courseTitle ? { id: courseId, title: courseTitle } : null,
		},
		figures: visitorFigures(sums),
		stops: stopGroups(stops.filter(isOfThisText), paragraphs.length).map((group) => ({
			...group,
			people: peopleCount(group.people),
			text: textOf(paragraphs[group.first - 1]?.zh ?? []).slice(0, longestText),
		})),
		/** People who stopped when the text had another number of paragraphs. */
		earlier: peopleCount(earlier.reduce((sum, { people }) => sum + people, 0)),
		words: words.map(({ people, ...word }) => ({ ...word, people: peopleCount(people) })),
		tapped: tapped.map(({ word, browsers }) => ({ word, people: peopleCount(browsers) })),
		exercises: listed.flatMap((exercise, index) => {
			if ('unsupportedType' in exercise) return []
			const given = answers.filter(({ exerciseId }) => exerciseId === exercise.id)
			const { id, type, question, sound } = exercise
			const heard = sound === undefined ? {} : { sound }
			return {
				id,
				number: index + 1,
				type,
				question,
				...heard,
				...exerciseFigures(exercise, given),
			}
		}),
	}
}

/** The beginning of a paragraph, enough to recognize it. */
const longestText = 24

export type LearnersOfLesson = NonNullable<Awaited<ReturnType<typeof findLearnersOfLesson>>>

/** The most words that are listed. */
const mostWords = 20

/** The words of a lesson that were tapped in most browsers. A query. */
function tappedMost(db: Db, lessonId: string) {
	return db
		.select({ word: tappedWords.word, browsers: tappedWords.browsers })
		.from(tappedWords)
		.where(eq(tappedWords.lessonId, lessonId))
		.orderBy(desc(tappedWords.browsers), asc(tappedWords.word))
		.limit(mostWords)
}

type WantedWord = {
	id: number
	word: string
	pinyin: string
	/** How many saved it from the lesson, or marked it there as new or being learned. */
	people: number
}

/** The words of a lesson that most people want to learn. A query. */
function wantedWords(db: Db, { lessonId, since }: { lessonId: string; since: number }) {
	return db.all<WantedWord>(sql`
		select ${vocab.id} as id, ${vocab.word} as word, ${vocab.pinyin} as pinyin,
			count(distinct wanted.uid) as people
		from (
			${sql`select ${userWords.vocabId} as vocab_id, ${userWords.userId} as uid, ${userWords.changedAt} as at
			from ${userWords} where ${userWords.lessonId} = ${lessonId} and ${userWords.status} in ('new', 'learning')`}
			union all
			${sql`select ${cards.vocabId}, ${decks.ownerId}, ${cards.createdAt}
			from ${cards} join ${decks} on ${decks.id} = ${cards.deckId}
			where ${cards.lessonId} = ${lessonId} and ${cards.removedAt} is null and ${decks.ownerId} is not null`}
		) as wanted join ${vocab} on ${vocab.id} = wanted.vocab_id
		where wanted.at >= ${since} and ${isLearner(sql`wanted.uid`)}
		group by ${vocab.id} order by people desc, ${vocab.word}, ${vocab.id} limit ${mostWords}`)
}
