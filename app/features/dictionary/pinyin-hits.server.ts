/** The words that fit typed pinyin, with their points: 学习 for xuexi, 圈 behind 圈儿 for quanr, 垃圾 for le4se4. */
import { type SQL, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { PinyinQuery } from '#app/domain/dictionary/pinyin-query.ts'

/** No more words are ranked for each way to fit. */
export const mostOfEach = 200

export function listOf(texts: readonly string[]): SQL {
	return sql`(select value from json_each(${JSON.stringify(texts)}))`
}

export function pinyinHits({ plain, toned, count, spaced, withoutErhua }: PinyinQuery): SQL[] {
	// One syllable may be an English word; two are rarely one by chance.
	const exact = plain.length > 4 ? 12 : 9
	const asTyped = toned ? sql`iif(spelling.joined = ${toned}, 14, 4)` : sql`${exact}`
	const asSplit = count
		? sql`iif(length(${vocab.pinyin}) - length(replace(${vocab.pinyin}, ' ', '')) = ${count - 1}, 4, 0)`
		: sql`0`
	// Behind the word with 儿, whose frequency is often small.
	const asErhua = toned ? sql`iif(spelling.joined = ${toned.slice(0, -1)}, 2, -4)` : sql`-3`
	const ofSpelling = sql`vocab_spellings as spelling cross join ${vocab} on ${vocab.id} = spelling.id`
	return [
		sql`select spelling.id, ${asTyped} + ${asSplit} from ${ofSpelling} where spelling.plain = ${plain}`,
		...(plain.length > 1
			? [
					sql`select * from (
						select spelling.id, -3 from vocab_spellings as spelling
						where spelling.plain > ${plain} and spelling.plain < ${`${plain}{`}
						order by spelling.plain limit ${mostOfEach})`,
				]
			: []),
		...(withoutErhua.length > 0
			? [
					sql`select spelling.id, ${asErhua} from ${ofSpelling} where spelling.plain in ${listOf(withoutErhua)}`,
				]
			: []),
		...(spaced ? [otherPronunciation(spaced, toned !== undefined)] : []),
	]
}

/** Readings that a definition names: 垃圾 is lè sè in Taiwan. */
function otherPronunciation(spaced: string, isToned: boolean): SQL {
	const plain = `"pronunciation ${spaced}"`
	const isSame = sql`instr(${vocab.meaning}, ${`pronunciation ${spaced}`}) > 0`
	const points = isToned ? sql`iif(${isSame}, 12, 3)` : sql`8`
	return sql`select * from (select ${vocab.id}, ${points} from vocab_english
		cross join ${vocab} on ${vocab.id} = vocab_english.rowid
		where vocab_english match ${plain} order by vocab_english.rowid desc limit ${mostOfEach})`
}
