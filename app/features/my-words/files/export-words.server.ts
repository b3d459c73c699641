import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cards, userWords, vocab } from '#app/db/schema/index.ts'
import { learnersMeaning, learnersPoses } from '#app/db/word-entry-columns.ts'
import { knownStability, type Standing } from '#app/domain/known-words/standing.ts'
import type { WordNote } from '#app/domain/my-words/files/word-note.ts'
import { type WrittenFormat, wordWriter } from '#app/domain/my-words/files/write-words.ts'
import type { MyWordSearch } from '#app/domain/my-words/word-search.ts'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'
import { deckIdAt } from '#app/features/flashcards/deck-access.server.ts'
import { shortMeaning } from '#app/features/flashcards/study-card.server.ts'
import type { CardChoice } from '#app/features/flashcards/study-contract.ts'
import { bestStability, saidBy } from '#app/features/known-words/own-words.server.ts'
import {
	foundWords,
	isSavedCardOf,
	type Learner,
	ofNewerSentence,
} from '#app/features/my-words/found-words.server.ts'

/** Words of one query: about 2 MB of response. */
const wordsOfPart = 5000

/** The words that a file gets: vocab_id and first_key, second_key, by which they are ordered. */
export function wordsFound(learner: Learner, { sort, page, ...filters }: MyWordSearch): SQL {
	return foundWords(learner, { filters, sort })
}

/** The words of a deck that the person may open, in its order. */
export function wordsOfDeck(
	{ id }: Learner,
	{ slug, chosen }: { slug: string; chosen: CardChoice },
): SQL {
	const isMarked = sql`exists (select 1 from ${cardMarks} where card_id = card.id
		and uid = ${id} and is_bookmarked)`
	return sql`
		select card.vocab_id, card.order_no as first_key, 0 as second_key
		from ${cards} as card
		where card.deck_id = ${deckIdAt(slug, id)} and card.removed_at is null
			and ${chosen === 'bookmarked' ? isMarked : sql`true`}`
}

type Export = {
	learner: Learner
	words: SQL
	format: WrittenFormat
	/** Where the platform is: https://hanlu.example */
	origin: string
	most?: number
}

/**
 * Streams a file of words, so that all of them are never in memory; undefined if there are none. The first
 * part is read before anything is sent: if that fails, the page can say so. A later failure breaks off the
 * download.
 */
export async function exportWords(
	db: Db,
	{ learner, words, format, origin, most = wordsOfPart }: Export,
): Promise<ReadableStream<Uint8Array> | undefined> {
	const encoder = new TextEncoder()
	const writer = wordWriter(format)
	const partAt = (from: number) => noteRows(db, { learner, words, most, from })
	let rows = await partAt(0)
	if (rows.length === 0) return undefined
	let sent = 0
	let text = writer.head
	return new ReadableStream({
		async pull(controller) {
			const notes = rows.map((row) => toNote(row, { learner, origin }))
			controller.enqueue(encoder.encode(text + writer.rows(notes)))
			text = ''
			sent += rows.length
			if (rows.length < most) return controller.close()
			rows = await partAt(sent)
		},
	})
}

type Part = Pick<Export, 'learner' | 'words'> & { most: number; from: number }

function noteRows(db: Db, { learner, words, most, from }: Part) {
	const part = sql`(select * from (${words})
		order by first_key, second_key, vocab_id desc limit ${most} offset ${from}) as part`
	return db
		.select({
			word: vocab.word,
			traditional: vocab.traditional,
			pinyin: vocab.pinyin,
			levels: vocab.levels,
			example: vocab.example,
			poses: learnersPoses,
			meaning: learnersMeaning,
			said: sql<Standing | null>`${saidBy(learner.id)}`,
			stability: sql<number | null>`${bestStability(learner.id)}`,
			isSaved: sql<boolean>`${cards.id} is not null`.mapWith(Boolean),
			sentence: sql<string | null>`${ofNewerSentence(userWords.sentence, cards.sentence)}`,
		})
		.from(part)
		.innerJoin(vocab, sql`${vocab.id} = part.vocab_id`)
		.leftJoin(userWords, and(eq(userWords.userId, learner.id), eq(userWords.vocabId, vocab.id)))
		.leftJoin(cards, isSavedCardOf(learner.id))
		.orderBy(sql`part.first_key`, sql`part.second_key`, sql`part.vocab_id desc`)
}

type NoteRow = Awaited<ReturnType<typeof noteRows>>[number]

/** A word without a saved sentence has its example, which has pinyin and English. */
function toNote(row: NoteRow, { learner, origin }: Pick<Export, 'learner' | 'origin'>): WordNote {
	const { word, traditional, pinyin, poses, meaning, levels, example, isSaved } = row
	const shown = row.sentence === null || row.sentence === example?.zh ? example : null
	const isKnown = row.stability !== null && row.stability >= knownStability
	return {
		word,
		traditional: traditional ?? '',
		pinyin,
		meaning: shortMeaning({ poses, meaning }),
		sentence: row.sentence ?? shown?.zh ?? '',
		sentencePinyin: shown?.pinyin ?? '',
		translation: shown?.en ?? '',
		sound: `${origin}/nls/tts?${new URLSearchParams({ text: word, pinyin })}`,
		level: hskLevelOf(levels, learner.hskEdition) ?? null,
		standing: row.said ?? (isKnown ? 'known' : null),
		isSaved,
	}
}
