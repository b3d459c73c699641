/** The words that fit typed pinyin, with their points: 学习 for xuexi, 圈 behind 圈儿 for quanr, 垃圾 for le4se4. */
import { type SQL, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { OtherErhua, PinyinQuery } from '#app/domain/dictionary/pinyin-query.ts'

/** No more words are ranked for each way to fit. */
export const mostOfEach = 200

export function listOf(texts: readonly string[]): SQL {
	return sql`(select value from json_each(${JSON.stringify(texts)}))`
}

export function pinyinHits({ plain, toned, count, spaced, otherErhua }: PinyinQuery): SQL[] {
	// One syllable may be an English word; two are rarely one by chance.
	const exact = plain.length > 4 ? 12 : 9
	const asTyped = toned ? sql`iif(spelling.joined = ${toned}, 14, 4)` : sql`${exact}`
	const asSplit = count ? sql`iif(${hasSyllables(count)}, 4, 0)` : sql`0`
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
		...(otherErhua
			? [
					sql`select spelling.id, ${pointsOfErhua(otherErhua, count)} from ${ofSpelling} where spelling.plain = ${otherErhua.plain}`,
				]
			: []),
		...(spaced ? [otherPronunciation(spaced, toned !== undefined)] : []),
	]
}

function hasSyllables(count: number): SQL {
	return sql`length(${vocab.pinyin}) - length(replace(${vocab.pinyin}, ' ', '')) = ${count - 1}`
}

/** 圈 stays behind 圈儿, whose frequency is often small. 玩儿 is what was meant by wan2 er. */
function pointsOfErhua({ toned, isSyllable }: OtherErhua, count: number | undefined): SQL {
	if (toned) return sql`iif(spelling.joined = ${toned}, ${isSyllable ? 13 : 2}, -4)`
	// banger and danger may be English; bang er is not.
	return isSyllable && count ? sql`8` : sql`-3`
}

/**
 * Readings that a definition names: 垃圾 is lè sè in Taiwan. They match whole: lè alone begins a longer reading,
 * which has as many syllables as the word's own.
 */
function otherPronunciation(spaced: string, isToned: boolean): SQL {
	const plain = `"pronunciation ${spaced}"`
	const isSame = sql`instr(${vocab.meaning}, ${`pronunciation ${spaced}`}) > 0`
	const points = isToned ? sql`iif(${isSame}, 12, 3)` : sql`8`
	return sql`select * from (select ${vocab.id}, ${points} from vocab_english
		cross join ${vocab} on ${vocab.id} = vocab_english.rowid
		where vocab_english match ${plain} and ${hasSyllables(spaced.split(' ').length)}
		order by vocab_english.rowid desc limit ${mostOfEach})`
}
