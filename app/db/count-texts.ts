/**
 * Keeps the words of texts counted. A text's words are counted and written with it: `findCountable`,
 * then `putCounts` after the statements that write the text. Texts that another state of the
 * vocabulary counted wait for `countWaitingTexts`.
 */
import { type SQL, sql } from 'drizzle-orm'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { countWords } from '#app/domain/known-words/count-words.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { Db } from './client.server.ts'
import { articles, countedTexts, lessonContents, textWords, vocab } from './schema/index.ts'
import { vocabularyRowsOf } from './vocabulary-rows.ts'

/** The rows that words are counted by. */
type Countable = Awaited<ReturnType<typeof findCountable>>

/** Finds the rows of the vocabulary for texts, and the vocabulary's state. One round trip. */
export async function findCountable(db: Db, ...texts: LessonContent[]) {
	const words = new Set(
		texts.flatMap((text) => text.flatMap(({ zh }) => zh.map(({ word }) => word))).filter(hasHanzi),
	)
	const wanted = sql`select value from json_each(${JSON.stringify([...words])})`
	const [rows, [state]] = await db.batch([
		vocabularyRowsOf(db, wanted),
		db.all<{ revision: string }>(sql`select revision from vocab_revision`),
	])
	return { rows, revision: state?.revision ?? '' }
}

type TextOwner = { lessonId: string } | { articleId: string }

type CountedText = TextOwner & {
	/** The version that has this content. If the text has another one by then, nothing is written. */
	version: number
	content: LessonContent
	countable: Countable
	now: Date
}

/**
 * The statements that write a text's counts. A text gets a new number whenever it is counted, so that
 * a higher number means a later count.
 */
export function putCounts(db: Db, { version, content, countable, now, ...owner }: CountedText) {
	const { words, listed, unlisted } = countWords(content, countable.rows)
	const [column, id] =
		'lessonId' in owner
			? ([sql.raw('lesson_id'), owner.lessonId] as const)
			: ([sql.raw('article_id'), owner.articleId] as const)
	const isCurrent = hasVersion(owner, version)
	return [
		db.run(sql`delete from ${countedTexts} where ${column} = ${id} and ${isCurrent}`),
		db.run(sql`
			insert into ${countedTexts} (${column}, listed, unlisted, vocab_revision, updated_at)
			select ${id}, ${listed}, ${JSON.stringify(unlisted)}, ${countable.revision}, ${+now}
			where ${isCurrent}`),
		// A word that was deleted meanwhile is left out.
		db.run(sql`
			insert into ${textWords} (text_id, vocab_id, count)
			select text.id, ${vocab.id}, word.value ->> 1
			from json_each(${JSON.stringify([...words])}) as word
			cross join ${vocab} on ${vocab.id} = word.value ->> 0
			cross join ${countedTexts} as text on text.${column} = ${id}
			where ${isCurrent}`),
	] as const
}

function hasVersion(owner: TextOwner, version: number): SQL {
	return 'lessonId' in owner
		? sql`exists (select 1 from ${lessonContents} as written
			where written.lesson_id = ${owner.lessonId} and written.version = ${version})`
		: sql`exists (select 1 from ${articles} as written
			where written.id = ${owner.articleId} and written.text_version = ${version})`
}

/** How many texts are read and written at a time. */
const groupSize = 20

/** Counts texts that no state of the vocabulary has counted, or another one; the oldest first. */
export async function countWaitingTexts(
	db: Db,
	{ most, now }: { most: number; now: Date },
): Promise<void> {
	for (let left = most; left > 0; left -= groupSize) {
		const waiting = await findWaiting(db, Math.min(left, groupSize))
		if (waiting.length === 0) return
		const countable = await findCountable(db, ...waiting.map(({ content }) => content))
		const [first, ...others] = waiting.flatMap((text) => [
			...putCounts(db, { ...text, countable, now }),
		])
		if (first) await db.batch([first, ...others])
	}
}

type WaitingRow = {
	lessonId: string | null
	articleId: string | null
	version: number
	content: string
}

async function findWaiting(db: Db, most: number) {
	const isOutdated = sql`counted.vocab_revision is not (select revision from vocab_revision)`
	const rows = await db.all<WaitingRow>(sql`
		select text.lesson_id as lessonId, null as articleId, text.version, text.content,
			counted.updated_at as countedAt
		from ${lessonContents} as text
		left join ${countedTexts} as counted on counted.lesson_id = text.lesson_id
		where ${isOutdated}
		union all
		select null, text.id, text.text_version, text.content, counted.updated_at
		from ${articles} as text
		left join ${countedTexts} as counted on counted.article_id = text.id
		where ${isOutdated}
		order by countedAt limit ${most}`)
	return rows.map(({ lessonId, articleId, version, content }) => {
		const owner = lessonId === null ? { articleId: articleId ?? '' } : { lessonId }
		// A damaged text has no words until it is saved again.
		return { ...owner, version, content: readStoredContent(content) ?? [] }
	})
}
