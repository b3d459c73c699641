/** The shared decks: HSK 1 to HSK 6 by the list 2.0, in an order that teaches, and one for travel. */
import { asc, desc, like, sql } from 'drizzle-orm'
import { putDeck } from '#app/db/put-deck.ts'
import { hskLists, vocab } from '#app/db/schema/index.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { type DeckOfWords, planLevelDecks } from '#app/domain/flashcards/level-decks.ts'
import { inTeachingOrder } from '#app/domain/flashcards/teaching-order.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { type DeckFile, readCourses, readDecks, readSingles } from './content-files.ts'
import type { DictionaryEntry } from './dictionary/build.ts'
import type { SeedDb } from './seed.ts'

type Reading = { word: string; pinyin: string }

/** Adds the decks of HSK 2.0, of imported editions, and for travel, to those that are there. */
export async function seedDecks(db: SeedDb, dictionary: readonly DictionaryEntry[]): Promise<void> {
	for (const [index, file] of readDecks().entries()) {
		const { slug, name, description, edition = null } = file
		const wordIds = await idsOf(db, wordsOf(file, dictionary))
		const deck = { id: `demo-${slug}`, slug, name, description, edition, orderNo: index + 1 }
		await saveDeck(db, { ...deck, wordIds })
	}
	const imported = await db.select({ edition: hskLists.edition }).from(hskLists)
	for (const { edition } of imported) await seedEdition(db, edition)
}

/** Makes or fills the decks of an imported edition. */
async function seedEdition(db: SeedDb, edition: HskEdition): Promise<void> {
	const words = await db
		.select({ id: vocab.id, word: vocab.word, levels: vocab.levels })
		.from(vocab)
		.where(like(vocab.levels, `%"edition":"${edition}"%`))
		.orderBy(desc(vocab.frequency), asc(vocab.id))
	for (const deck of planLevelDecks({ edition, words, met: wordsOfCourses() })) {
		await saveDeck(db, deck)
	}
}

async function saveDeck(db: SeedDb, deck: DeckOfWords): Promise<void> {
	const [itself, left, cards] = putDeck(deck, new Date())
	await db.batch([db.run(itself), db.run(left), db.run(cards)])
}

/** A level has the most frequent of its words, in the order in which they are taught. */
export function wordsOf(
	{ slug, level, words = [], cardCount }: DeckFile,
	dictionary: readonly DictionaryEntry[],
): Reading[] {
	const isOfLevel = ({ levels }: DictionaryEntry) =>
		levels.some((listed) => listed.level === level && listed.edition === '2.0')
	const own = dictionary.filter(isOfLevel).slice(0, cardCount - words.length)
	const chosen = level ? inTeachingOrder([...own, ...words], wordsOfCourses()) : words
	if (chosen.length !== cardCount) {
		throw new Error(`The deck ${slug} has ${chosen.length} words instead of ${cardCount}`)
	}
	return chosen
}

/** The words of the public courses in reading order: from the easiest lesson to the hardest. */
function wordsOfCourses(): string[] {
	const courses = readCourses()
		.filter(({ isPrivate }) => !isPrivate)
		.sort((a, b) => b.order - a.order)
	const inCourses = courses.flatMap(({ lessons }) => lessons.toSorted((a, b) => a.order - b.order))
	const lessons = [...inCourses, ...readSingles()]
	return courseLevels
		.flatMap((level) => lessons.filter((lesson) => lesson.level === level))
		.flatMap(({ text }) => {
			const paragraphs = parseTaggedText(text)
			return paragraphs.ok ? paragraphs.value : []
		})
		.flatMap(({ zh }) => parseSegmentedText(zh).map(({ word }) => word))
}

/**
 * Their ids in the vocabulary, in the same order. It may spell a reading in another way than the
 * dictionary; then the word's most frequent one stands in.
 */
async function idsOf(db: SeedDb, words: readonly Reading[]): Promise<number[]> {
	const list = JSON.stringify(words.map(({ word, pinyin }) => ({ word, pinyin })))
	const found = await db.all<{ id: number | null }>(sql`
		select coalesce(
			(select id from ${vocab} where word = wanted.value ->> 'word'
				and pinyin = wanted.value ->> 'pinyin'),
			(select id from ${vocab} where word = wanted.value ->> 'word'
				order by frequency desc limit 1)
		) as id
		from json_each(${list}) as wanted
		order by wanted.key`)
	return [...new Set(found.flatMap(({ id }) => id ?? []))]
}
