/**
 * Finds words by a part of them without reading 120,000 rows. `vocab_index` is a full-text index of
 * terms, kept up to date by triggers (migrations/0036_vocabulary-traditional.sql). The terms of 学习
 * (學習) xué xí, an enabled verb of HSK 1:
 *
 *   status1 custom0 pos-verb level-HSK1
 *   w学 w学习 w习 w學 w學習 w習            one and two characters of both forms
 *   px pxu pxue pxuex pu pue puex … pi   one to four letters without tones and spaces, v for ü
 *   tx tu té tx tí                       one letter with its tone
 *
 * Up to two characters or four letters are one lookup. A longer text is split into pieces of that
 * length; the few words that have all pieces are compared by their row in `vocab_spellings`. English has
 * an index of its own, without disabled words, which are read (migrations/0022_dictionary-search.sql).
 */
import { type SQL, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import { type SpelledPinyin, spelledPinyin, tonesOf } from '#app/domain/pinyin/typed-pinyin.ts'
import type { Paging } from '#app/ui/admin/paging.ts'
import type { WordFilters } from './word-search.ts'

type WordQuery = {
	/** A word must have all of them. */
	terms: string[]
	/** Conditions on `vocab_spellings` that the terms cannot express. */
	checks: SQL[]
	/** The words that their English must have; the last may be a beginning. */
	english: string[]
}

export function soughtOf({ word, pinyin, english, ...facets }: WordFilters): WordQuery {
	const { level, pos, kind, status } = facets
	const spelled = spelledWord(word)
	const typed = spelledPinyin(pinyin)
	return {
		terms: [
			...new Set([
				...piecesOf(spelled, 2).map((piece) => `w${piece}`),
				...piecesOf(typed.plain, 4).map((piece) => `p${piece}`),
				...typed.marked.map((letter) => `t${letter}`),
				...(level ? [`level-${level}`] : []),
				...(pos ? [`pos-${pos.replaceAll(' ', '_')}`] : []),
				...(kind ? [`custom${kind === 'custom' ? 1 : 0}`] : []),
				...(status ? [`status${status === 'enabled' ? 1 : 0}`] : []),
			]),
		],
		checks: [...([...spelled].length > 2 ? [formCheck(spelled)] : []), ...pinyinChecks(typed)],
		english: english.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
	}
}

function piecesOf(text: string, length: number): string[] {
	const letters = [...text]
	if (letters.length <= length) return text === '' ? [] : [text]
	return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''))
}

/** A space would split a term in two. */
function spelledWord(text: string): string {
	return text.replaceAll(' ', '␠')
}

/** Whether one of the two forms has it. */
function formCheck(part: string): SQL {
	const like = likeOf(part)
	return sql`(spelling.word like ${like} escape '\\' or spelling.traditional like ${like} escape '\\')`
}

/** SQLite's `like` ignores the case of ASCII letters; its wildcards are escaped. */
function likeOf(text: string): string {
	return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function pinyinChecks({ letters, plain, marked }: SpelledPinyin): SQL[] {
	if (letters.length <= 1) return []
	if (marked.length > 0) {
		return [sql`spelling.joined glob ${`*${letters.map(anyToneOf).join('')}*`}`]
	}
	return letters.length > 4 ? [sql`instr(spelling.plain, ${plain}) > 0`] : []
}

function anyToneOf(letter: string): string {
	const all = tonesOf(letter)
	return all.length > 1 || '*?['.includes(all) ? `[${all}]` : all
}

/** The ids of the matching words, as a query: `select id from …`, unordered. */
export function idsOf(query: WordQuery): SQL {
	const { terms, checks, english } = query
	if (english.length === 0) return idsByTerms(query)
	const found = idsByEnglish(english)
	return terms.length === 0 && checks.length === 0
		? sql`select id from (${found})`
		: sql`select id from (${idsByTerms(query)}) where id in (${found})`
}

/** The last word may still be typed. */
function idsByEnglish(words: readonly string[]): SQL {
	const quoted = words.map((word) => `"${word}"`).join(' AND ')
	const like = words.map(
		(word) => sql`exists (select 1 from json_each(${vocab.meaning}) as sense
			where sense.value ->> 'definition' like ${likeOf(word)} escape '\\')`,
	)
	return sql`
		select rowid as id from vocab_english where vocab_english match ${`{text} : (${quoted} *)`}
		union
		select ${vocab.id} from vocab_index cross join ${vocab} on ${vocab.id} = vocab_index.rowid
		where ${matches(['status0'])} and ${sql.join(like, sql` and `)}`
}

function idsByTerms({ terms, checks }: WordQuery): SQL {
	if (terms.length === 0) return sql`select id from vocab_spellings`
	return checks.length === 0
		? sql`select rowid as id from vocab_index where ${matches(terms)}`
		: sql`
			select vocab_index.rowid as id
			from vocab_index cross join vocab_spellings as spelling on spelling.id = vocab_index.rowid
			where ${matches(terms)} and ${sql.join(checks, sql` and `)}`
}

/** The number of matching words, as an expression. */
export function countOf(query: WordQuery): SQL<number> {
	const { terms, checks, english } = query
	const [term, ...others] = terms
	if (english.length > 0) return sql<number>`(select count(*) from (${idsOf(query)}))`
	if (term === undefined) return sql<number>`(select count(*) from vocab)`
	if (others.length > 0 || checks.length > 0) {
		return sql<number>`(select count(*) from (${idsOf(query)}))`
	}
	// The index knows the count of a single term, so no rows are read.
	const stored = term.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
	return sql<number>`coalesce((select doc from vocab_term_counts where term = ${stored}), 0)`
}

/** Up to this offset, skipping rows is faster than counting them. */
const nearby = 5_000

/** The ids of a page, as a query. A page in the back half of a long list is counted from its end. */
export function pageOf(query: WordQuery, { page, size }: Paging): SQL {
	const offset = (page - 1) * size
	const ids = idsOf(query)
	if (offset <= nearby) return sql`${ids} order by id desc limit ${size} offset ${offset}`
	const total = sql`(select n from counted)`
	const isNear = sql`${offset} * 2 < ${total}`
	return sql`
		with counted as materialized (select ${countOf(query)} as n)
		select id from (
			${ids} order by id desc limit iif(${isNear}, ${size}, 0) offset ${offset}
		)
		union all
		select id from (
			${ids} order by id asc
			limit iif(${isNear}, 0, max(0, min(${size}, ${total} - ${offset})))
			offset max(0, ${total} - ${offset} - ${size})
		)`
}

function matches(terms: readonly string[]): SQL {
	const quoted = terms.map((term) => `"${term.replaceAll('"', '""')}"`)
	return sql`vocab_index match ${quoted.join(' AND ')}`
}
