import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { isHiddenFrom } from '#app/db/hidden-from.ts'
import { ownPart } from '#app/db/own-part.ts'
import { articles, lessons, userWords, vocab } from '#app/db/schema/index.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'

/** A mark of a word, and where the person met it. */
export type WordMark = {
	word: string
	/** As the vocabulary has it. */
	pinyin: string
	/** Null takes back what was said. */
	said: Standing | null
	sentence: string | null
	lessonId: string | null
	articleId: string | null
	partId?: string | null
	/** How long ago, in ms; a browser may have been offline. */
	ageMs: number
}

type Marks = { userId: string; marks: readonly WordMark[]; now: Date }

/**
 * Keeps marks, at most one for each word. Of two marks of a word the newer stands, whichever arrives
 * first; at the same moment the one later in the alphabet. The newest sentence stays, too. Marks of
 * words that the vocabulary lacks are left out. One statement.
 */
export function keepMarks(db: Db, { userId, marks, now }: Marks) {
	const asked = JSON.stringify(
		marks.map(({ ageMs, ...mark }) => ({
			...mark,
			at: instantOf(ageMs, now),
		})),
	)
	const of = (field: string): SQL => sql`asked.value ->> ${sql.raw(`'${field}'`)}`
	const isNewer = sql`(excluded.changed_at, coalesce(excluded.status, ''))
		> (${userWords.changedAt}, coalesce(${userWords.status}, ''))`
	const hasNewerSentence = sql`(coalesce(excluded.sentence_at, 0), coalesce(excluded.sentence, ''))
		> (coalesce(${userWords.sentenceAt}, 0), coalesce(${userWords.sentence}, ''))`
	return db.run(sql`
		insert into ${userWords}
			(uid, vocab_id, status, changed_at, sentence, sentence_at, lesson_id, article_id,
				own_text_part_id)
		select ${userId}, ${vocab.id}, ${of('said')}, ${of('at')}, ${of('sentence')},
			iif(${of('sentence')} is null, null, ${of('at')}),
			(select id from ${lessons} where id = ${of('lessonId')} and not ${isHiddenFrom(userId)}),
			(select id from ${articles} where id = ${of('articleId')}),
			${ownPart(userId, of('partId'))}
		from json_each(${asked}) as asked
		cross join ${vocab} on ${vocab.word} = ${of('word')} and ${vocab.pinyin} = ${of('pinyin')}
			and ${vocab.status} = 1
		where ${hasAccount(userId)}
		on conflict (uid, vocab_id) do update set
			status = iif(${isNewer}, excluded.status, ${userWords.status}),
			changed_at = max(excluded.changed_at, ${userWords.changedAt}),
			lesson_id = iif(${hasNewerSentence}, excluded.lesson_id, ${userWords.lessonId}),
			article_id = iif(${hasNewerSentence}, excluded.article_id, ${userWords.articleId}),
			own_text_part_id = iif(${hasNewerSentence}, excluded.own_text_part_id, ${userWords.partId}),
			sentence = iif(${hasNewerSentence}, excluded.sentence, ${userWords.sentence}),
			sentence_at = nullif(max(coalesce(excluded.sentence_at, 0),
				coalesce(${userWords.sentenceAt}, 0)), 0)`)
}

type Words = { userId: string; words: readonly { word: string; pinyin: string }[] }

/** The marks that stand of these words. A mark that arrived late may not be among them. */
export function marksOf(db: Db, { userId, words }: Words) {
	return db
		.select({ word: vocab.word, pinyin: vocab.pinyin, said: userWords.status })
		.from(userWords)
		.innerJoin(vocab, eq(vocab.id, userWords.vocabId))
		.where(
			and(
				eq(userWords.userId, userId),
				sql`(${vocab.word}, ${vocab.pinyin}) in (select value ->> 'word', value ->> 'pinyin'
					from json_each(${JSON.stringify(words)}))`,
			),
		)
}
