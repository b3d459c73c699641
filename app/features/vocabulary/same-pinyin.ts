import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether two spellings are the same pinyin: shì chǎng, shìchǎng and xī'ān, xī ān. Capitals count: Wáng
 * is a name, wáng a king.
 */
export function isSamePinyin(one: SQLWrapper, other: SQLWrapper): SQL {
	return sql`${unspaced(one)} = ${unspaced(other)}`
}

function unspaced(pinyin: SQLWrapper): SQL {
	return sql`replace(replace(replace(replace(${pinyin}, ' ', ''), '-', ''), '’', ''), '''', '')`
}
