/** Lessons, words and decks for tests, with defaults for everything else. */
import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	cards,
	countedTexts,
	decks,
	exercises,
	lessons,
	textWords,
	vocab,
} from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { blockProblemText } from '#app/domain/exercises/exercise-text.ts'
import { contentFrom } from './content-notation.ts'

type Lesson = typeof lessons.$inferInsert
type Word = typeof vocab.$inferInsert

/** A free lesson without a text, open to everybody. Its slug is its id. */
export function rowOfLesson(values: Partial<Lesson> & { id: string }): Lesson {
	return {
		type: 'lesson',
		slug: values.id,
		title: { zh: '你好', en: 'Hello' },
		description: { zh: '', en: '' },
		level: 'beginner',
		category: 'story',
		config: lessonConfigSchema.parse({}),
		...values,
	}
}

export async function makeLesson(db: Db, values: Partial<Lesson> = {}): Promise<string> {
	const id = values.id ?? `lesson-${crypto.randomUUID().slice(0, 8)}`
	await db.insert(lessons).values(rowOfLesson({ ...values, id }))
	return id
}

/** An enabled article of one sentence: 火车来了。 */
export async function makeArticle(
	db: Db,
	values: Partial<typeof articles.$inferInsert> = {},
): Promise<string> {
	const id = values.id ?? `article-${crypto.randomUUID().slice(0, 8)}`
	await db.insert(articles).values({
		title: '火车',
		enTitle: 'A Train',
		level: 'beginner',
		content: contentFrom('火车 | 来 | 了 | 。 / The train is coming.'),
		...values,
		id,
	})
	return id
}

/** The exercises of a text, as an administrator types it. */
export async function makeExercises(db: Db, lessonId: string, text: string): Promise<void> {
	const read = readExerciseSet(text)
	const [failed] = read.failed
	if (failed) throw new Error(blockProblemText(failed))
	const rows = read.exercises.map((exercise, index) => ({
		...exercise,
		id: `${lessonId}-${index + 1}`,
		lessonId,
		orderNo: index + 1,
	}))
	await db.insert(exercises).values(rows)
}

/** A noun of the vocabulary, without a level. */
export function rowOfWord(values: Pick<Word, 'word' | 'pinyin'> & Partial<Word>): Word {
	const meaning = { noun: { definition: 'a thing' } }
	return { poses: ['noun'], meaning, levels: [], ...values }
}

/** 学习 as a custom word, which administrators can edit in batches. */
export async function makeWord(
	db: Db,
	values: Partial<Word> = {},
): Promise<typeof vocab.$inferSelect> {
	const [word] = await db
		.insert(vocab)
		.values({
			word: '学习',
			pinyin: 'xué xí',
			poses: ['verb'],
			meaning: { verb: { definition: 'to learn' } },
			levels: [],
			isCustom: true,
			...values,
		})
		.returning()
	if (!word) throw new Error('The word was not made')
	return word
}

/** A deck with a card for each of these words, in this order. */
export async function makeDeck(
	db: Db,
	words: readonly { id: number }[],
	values: Partial<typeof decks.$inferInsert> = {},
): Promise<string> {
	const id = values.id ?? `deck-${crypto.randomUUID().slice(0, 8)}`
	await db.insert(decks).values({ slug: id, name: 'Deck', description: '', ...values, id })
	const made = words.map((word, index) => {
		return { id: `${id}-${index + 1}`, deckId: id, vocabId: word.id, orderNo: index + 1 }
	})
	if (made.length > 0) await db.insert(cards).values(made)
	return id
}

type TextOwner = { lessonId: string } | { articleId: string }

/** Counts words of a text, each as occurring once. */
export async function countWords(
	db: Db,
	{ vocabIds, ...owner }: TextOwner & { vocabIds: readonly number[] },
): Promise<void> {
	const noCounts = { words: Array(8).fill(0), distinct: Array(8).fill(0) }
	const byEdition = { '2.0': noCounts, '3.0': noCounts, '2026': noCounts }
	// In one batch, as the product does: a worker that reads the counts in between keeps a text without words.
	await db.batch([
		db.insert(countedTexts).values({
			...owner,
			listed: vocabIds.length,
			unlisted: { names: 0, byEdition },
			vocabRevision: 'test',
			updatedAt: new Date(),
		}),
		db.run(sql`
			insert into ${textWords} (text_id, vocab_id, count)
			select (select max(id) from ${countedTexts}), value, 1
			from json_each(${JSON.stringify(vocabIds)})`),
	])
}
