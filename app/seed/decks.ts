/** The four demo decks: three hold the most frequent words of an HSK level, one is for travel. */
import { sql } from 'drizzle-orm'
import { decks } from '#app/db/schema/index.ts'
import { type DeckFile, readDecks } from './content-files.ts'
import type { DictionaryEntry } from './dictionary/build.ts'
import type { SeedDb } from './seed.ts'

type Reading = { word: string; pinyin: string }

export async function seedDecks(db: SeedDb, dictionary: readonly DictionaryEntry[]): Promise<void> {
	const files = readDecks()
	await db
		.insert(decks)
		.values(
			files.map(({ slug, name, description }, index) => ({
				id: `demo-${slug}`,
				slug,
				name,
				description,
				orderNo: index + 1,
			})),
		)
		.onConflictDoNothing()
	for (const file of files) await addCards(db, file, wordsOf(file, dictionary))
}

/** Relies on the dictionary listing frequent words first. */
function wordsOf(file: DeckFile, dictionary: readonly DictionaryEntry[]): Reading[] {
	if (file.words) return file.words
	return dictionary
		.filter(({ levels }) => levels.some(({ level }) => level === file.level))
		.slice(0, file.cardCount)
}

async function addCards(
	db: SeedDb,
	{ slug, cardCount }: DeckFile,
	words: Reading[],
): Promise<void> {
	const deckId = `demo-${slug}`
	const now = Date.now()
	const list = JSON.stringify(words.map(({ word, pinyin }) => ({ word, pinyin })))
	const { rowsAffected } = await db.run(sql`
		insert or ignore into cards (id, deck_id, vocab_id, order_no, created_at, updated_at)
		select ${deckId} || '-' || (wanted.key + 1), ${deckId}, vocab.id, wanted.key + 1, ${now}, ${now}
		from json_each(${list}) as wanted
		join vocab on vocab.word = wanted.value ->> 'word' and vocab.pinyin = wanted.value ->> 'pinyin'`)
	if (rowsAffected !== cardCount) {
		throw new Error(`The deck ${slug} has ${rowsAffected} cards instead of ${cardCount}`)
	}
}
