/**
 * Ranks the words that fit a query, in SQL. Each way to fit gives points: 预订 "to book; to reserve" has
 * ten for the query "book", as its first sense, and a word that only mentions a book has three. The
 * frequency of a word adds up to ten, and a gloss of its own two: it is among the first words one learns.
 *
 * The most frequent words have the highest ids (app/seed/vocabulary.ts). So the last rows of an index
 * are the best, and a query need not read the others.
 */
import { type SQL, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import { hasMeanings } from '#app/db/word-entry-columns.ts'
import type { DictionaryQuery, EnglishQuery } from '#app/domain/dictionary/query.ts'
import { spellingsOf } from '#app/domain/matching-key.ts'
import { listOf, mostOfEach, pinyinHits } from './pinyin-hits.server.ts'

export const wordsOnPage = 20

type Wanted = {
	page: number
	/** With words that have no other senses. */
	showsCoarse: boolean
}

/** The ids of a page of words with their `place` and the `total`, as a query. */
export function rankedWords(query: DictionaryQuery, { page, showsCoarse }: Wanted): SQL {
	const isShown = showsCoarse ? sql`true` : hasMeanings
	return sql`
		with hits (id, points) as (${sql.join(hitsOf(query), sql` union all `)})
		select id, row_number() over (order by points desc, id desc) as place,
			count(*) over () as total
		from (
			select ${vocab.id} as id, max(hits.points) + 0.55 * ln(1 + ${vocab.frequency})
				+ iif(${vocab.gloss} is null, 0, 2) as points
			from hits cross join ${vocab} on ${vocab.id} = hits.id and ${vocab.status} = 1
			where ${isShown}
			group by ${vocab.id}
		)
		order by points desc, id desc
		limit ${wordsOnPage} offset ${(page - 1) * wordsOnPage}`
}

/** Each selects `id` and `points`. */
function hitsOf({ hanzi, pinyin, english }: DictionaryQuery): SQL[] {
	return [
		...(hanzi ? hanziHits(hanzi) : []),
		...(pinyin ? pinyinHits(pinyin) : []),
		...(english ? englishHits(english) : []),
	]
}

function hanziHits(hanzi: string): SQL[] {
	const simple = simplified(hanzi)
	const spelled = listOf(spellingsOf(hanzi))
	return [
		sql`select id, 40 as points from ${vocab} where word in ${spelled}`,
		sql`select id, 40 from ${vocab} where traditional in ${spelled} and traditional <> word`,
		sql`select id, 35 from ${vocab} where word = ${simple}`,
		// 圈 for 圈儿, and 女孩 for 女孩儿.
		...(/.[儿兒]$/u.test(hanzi)
			? [sql`select id, 20 from ${vocab} where word = substr(${simple}, 1, length(${simple}) - 1)`]
			: []),
		// Words that begin with it come before those that contain it.
		sql`select * from (
			select vocab_index.rowid, iif(instr(lower(spelling.word), lower(${simple})) = 1, 5, 2)
			from vocab_index cross join vocab_spellings as spelling on spelling.id = vocab_index.rowid
			where vocab_index match ${piecesOf(simple)}
				and instr(lower(spelling.word), lower(${simple})) > 0
			order by vocab_index.rowid desc limit ${mostOfEach})`,
		// The words of a phrase that is no word itself, the longest first.
		sql`select id, length(word) * 4 - 20 from ${vocab} where word in (
			select substr(typed.value, place.n, size.n)
			from ${spelled} as typed, vocab_places as place, vocab_places as size
			where place.n <= ${hanzi.length} and size.n <= 8 and length(typed.value) > 1
		)`,
	]
}

/** Each traditional character as its simplified one. */
function simplified(hanzi: string): SQL {
	return sql`(select group_concat(coalesce((
			select single.word from ${vocab} as single
			where single.traditional = letter and single.traditional <> single.word
				and length(single.word) = 1
			order by single.frequency desc limit 1
		), letter), '')
		from (select substr(${hanzi}, n, 1) as letter from vocab_places
			where n <= length(${hanzi}) order by n))`
}

/** Terms of the index of parts: one or two characters each. */
function piecesOf(simple: SQL): SQL {
	return sql`(select group_concat('"w' || substr(typed.simple, n, 2) || '"', ' AND ')
		from vocab_places, (select ${simple} as simple) as typed
		where n <= max(1, length(typed.simple) - 1))`
}

/** English verbs are listed with these: to look at, to wait for. */
const prepositions = ['at', 'for', 'to', 'of', 'on', 'about']

function englishHits({ key, isVerb, words, telling }: EnglishQuery): SQL[] {
	const verb = isVerb ? 2 : 0
	const whole = phrase(words.join(' '))
	return [
		found(`"a=${key}"`, 10),
		found(`"b=${key}"`, 7.5),
		found(`"c=${key}"`, 6),
		found(prepositions.map((word) => `"a=${key}_${word}"`).join(' OR '), 8.5 + verb),
		found(telling.map(phrase).join(' AND '), 3),
		...(isVerb
			? [
					found(`"a=${key}" AND "v=${key}"`, 10 + verb),
					found(`"b=${key}" AND "v=${key}"`, 7.5 + verb),
				]
			: []),
		...(words.length > 1
			? [found(`text : ${whole}`, 5), found(telling.map((word) => `"a=${word}"`).join(' OR '), 4)]
			: []),
	]
}

function phrase(text: string): string {
	return `"${text}"`
}

function found(match: string, points: number): SQL {
	return sql`select * from (select rowid, ${points} from vocab_english
		where vocab_english match ${match} order by rowid desc limit ${mostOfEach})`
}
