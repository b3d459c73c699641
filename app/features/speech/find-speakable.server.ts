/** Looks up where a word to be spoken comes from, and lines of exercises and sentences that are heard. */
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accessColumns } from '#app/db/access-columns.ts'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	exercises,
	lessonContents,
	lessons,
	ownTextParts,
	ownTexts,
	vocab,
} from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { accessToArticle, accessToLesson } from '#app/domain/access/access.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { heardLines, heardLinesOfText, heardText } from '#app/domain/exercises/heard-lines.ts'
import { readStored, readStoredWords } from '#app/domain/exercises/stored-exercise.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import type { Pronunciation, SpokenLine } from '#app/domain/speech/pronunciation.ts'
import { type SpeakableKind, speakableKindOf } from '#app/domain/speech/speakable.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { spokenSentence } from '#app/domain/speech/spoken-sentence.ts'

type Asked = {
	reader: Pick<User, 'id' | 'level'>
	asked: Pronunciation
	/** The text that the word was seen in, if any. */
	lessonId: string | null
	articleId: string | null
}

const parent = alias(lessons, 'parent')

/** Undefined for a word that is not spoken. One round trip. */
export async function findSpeakable(
	db: Db,
	{ reader, asked, lessonId, articleId }: Asked,
): Promise<SpeakableKind | undefined> {
	const [words, [lesson], [article]] = await db.batch([
		db
			.select({ pinyin: vocab.pinyin })
			.from(vocab)
			.where(and(eq(vocab.word, asked.text), eq(vocab.status, 1))),
		db
			.select({
				lesson: { ...accessColumns(lessons, reader.id), isFree: lessons.isFree },
				parent: accessColumns(parent, reader.id),
				readings: readingsIn(lessonContents.content, asked.text),
			})
			.from(lessons)
			.innerJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.leftJoin(parent, eq(parent.id, lessons.parentId))
			.where(eq(lessons.id, lessonId ?? '')),
		db
			.select({
				status: articles.status,
				isDeleted: articles.isDeleted,
				readings: readingsIn(articles.content, asked.text),
			})
			.from(articles)
			.where(eq(articles.id, articleId ?? '')),
	])
	const isLessonOpen =
		lesson &&
		accessToLesson(reader, { ...lesson.lesson, parent: lesson.parent ?? undefined }) === 'open'
	const isArticleOpen = article && accessToArticle(reader, article) === 'open'
	return speakableKindOf(asked, {
		vocabulary: words.map(({ pinyin }) => pinyin),
		text: [...(isLessonOpen ? lesson.readings : []), ...(isArticleOpen ? article.readings : [])],
	})
}

type AskedLine = {
	reader: Pick<User, 'id' | 'level'>
	exerciseId: string
	/** The letter of a model answer. */
	answer: string | undefined
}

/** What an exercise lets one hear, line by line; undefined if its lesson may not be opened. One round trip. */
export async function findHeardLines(
	db: Db,
	{ reader, exerciseId, answer }: AskedLine,
): Promise<SpokenLine[] | undefined> {
	const [found] = await db
		.select({
			lesson: { ...accessColumns(lessons, reader.id), isFree: lessons.isFree },
			parent: accessColumns(parent, reader.id),
			exercise: storedExerciseColumns,
		})
		.from(exercises)
		.innerJoin(lessons, eq(lessons.id, exercises.lessonId))
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.where(and(eq(exercises.id, exerciseId), eq(exercises.status, 1)))
	const exercise = found && readStored(found.exercise)
	const text = exercise && heardText(exercise, answer)
	if (!text) return undefined
	if (accessToLesson(reader, { ...found.lesson, parent: found.parent ?? undefined }) !== 'open') {
		return undefined
	}
	// Without its words, the voice picks all readings.
	const cut = readStoredWords(found.exercise).find((tokens) => textOf(tokens) === text)
	const lines = cut ? heardLines(cut) : heardLinesOfText(text)
	return lines.map(({ said: zh, voice }) => {
		const { text, readings } = scriptOf([{ zh, en: '', blank: 'normal' }])
		return { text, readings, voice }
	})
}

/**
 * A sentence of a person's own text, in pieces that are spoken one by one; undefined if the part is not
 * theirs, or was changed since. One round trip.
 */
export async function findOwnSentence(
	db: Db,
	{ userId, ...asked }: { userId: string; partId: string; version: number; sentence: number },
): Promise<SpokenLine[] | undefined> {
	const [part] = await db
		.select({ content: ownTextParts.content })
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.where(
			and(
				eq(ownTexts.userId, userId),
				eq(ownTextParts.id, asked.partId),
				eq(ownTextParts.version, asked.version),
			),
		)
	return part?.content ? spokenSentence(part.content, asked.sentence) : undefined
}

/** The readings of a word in a text, each once. */
function readingsIn(content: SQLWrapper, word: string) {
	return sql`(select json_group_array(distinct token.value ->> 'pinyin')
		from json_each(${content}) as block, json_each(block.value, '$.zh') as token
		where token.value ->> 'word' = ${word})`.mapWith((text): (string | null)[] => JSON.parse(text))
}
