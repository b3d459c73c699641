/**
 * Puts words away and brings them back: 冰粉 leaves the vocabulary with its cards, their states, marks
 * and reviews, and with what HSK lists replaced of it. All of that waits as JSON. So nothing that reads words has to know of the trash.
 */
import { getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import {
	cardMarks,
	cardStates,
	cards,
	deletedWordRows,
	deletedWords,
	hskFormerWords,
	reviews,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import type { By } from '#app/db/transaction.ts'
import { isSamePinyin } from '#app/features/vocabulary/same-pinyin.ts'

type Source = { table: SQLiteTable; wordId: SQL; isOfWords: (ids: SQL) => SQL }

/**
 * The tables whose rows go with a word, those that others refer to first. Counts of texts are left
 * out: the hourly cron makes them anew.
 */
const dependents: Source[] = [
	{ table: hskFormerWords, ...ofWord(hskFormerWords.vocabId) },
	{ table: userWords, ...ofWord(userWords.vocabId) },
	{ table: cards, ...ofWord(cards.vocabId) },
	{ table: cardStates, ...ofCard(cardStates.cardId) },
	{ table: cardMarks, ...ofCard(cardMarks.cardId) },
	{ table: reviews, ...ofCard(reviews.cardId) },
]

function ofWord(wordId: SQLiteColumn) {
	return { wordId: sql`${wordId}`, isOfWords: (ids: SQL) => sql`${wordId} in (${ids})` }
}

function ofCard(cardId: SQLiteColumn) {
	return {
		wordId: sql`(select ${cards.vocabId} from ${cards} where ${cards.id} = ${cardId})`,
		isOfWords: (ids: SQL) =>
			sql`${cardId} in (select ${cards.id} from ${cards} where ${cards.vocabId} in (${ids}))`,
	}
}

type Word = { id: number; word: string; pinyin: string }

const sources: Source[] = [{ table: vocab, ...ofWord(vocab.id) }, ...dependents]

type Statements = [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]

/** The statements that put words away, before they are deleted. */
export function putAway(tx: Db, words: readonly Word[], { actor, now }: By): Statements {
	const ids = listOf(words)
	return [
		tx.insert(deletedWords).values(
			words.map(({ id, word, pinyin }) => ({
				vocabId: id,
				word,
				pinyin,
				deletedAt: now,
				deletedBy: actor.id,
			})),
		),
		...sources.map(({ table, wordId, isOfWords }) => {
			const fields = columnsOf(table).map(({ name, column }) => sql`${name}, ${exact(column)}`)
			return tx.run(sql`
				insert into ${deletedWordRows} (vocab_id, source, row_no, content)
				select ${wordId}, ${getTableName(table)}, row_number() over (partition by ${wordId}),
					json_object(${sql.join(fields, sql`, `)})
				from ${table} where ${isOfWords(ids)}
			`)
		}),
	]
}

/** SQLite writes only 15 digits of a number into JSON. */
function exact(column: SQLiteColumn): SQL {
	if (column.getSQLType() !== 'real') return sql`${column}`
	return sql`iif(${column} is null, null, printf('%!.17g', ${column}))`
}

/** Words in the trash, and whether the vocabulary has them again. */
export async function findDeletedWords(tx: Db, ids: readonly number[]) {
	const isSame = isSamePinyin(vocab.pinyin, sql`${deletedWords.pinyin}`)
	return tx
		.select({
			id: deletedWords.vocabId,
			word: deletedWords.word,
			pinyin: deletedWords.pinyin,
			isTaken: sql`exists (${sql`select 1 from ${vocab}
				where ${vocab.word} = ${deletedWords.word} and ${isSame}`})`.mapWith(Boolean),
		})
		.from(deletedWords)
		.where(inArray(deletedWords.vocabId, [...ids]))
}

/** The statements that bring words back. */
export function bringBack(tx: Db, words: readonly Word[]): Statements {
	const ids = listOf(words)
	return [
		tx.run(bringRowsBack(vocab, ids)),
		...dependents.map(({ table }) => tx.run(bringRowsBack(table, ids))),
		tx.delete(deletedWords).where(sql`${deletedWords.vocabId} in (${ids})`),
	]
}

/**
 * The things that rows refer to may be gone since then. The rows follow the foreign keys, as if they had been
 * there: left out, or without the reference.
 */
function bringRowsBack(table: SQLiteTable, ids: SQL): SQL {
	const parents = getTableConfig(table).foreignKeys.map((key) => {
		const { columns, foreignColumns, foreignTable } = key.reference()
		const [own, theirs] = [columns[0], foreignColumns[0]]
		const value = own && storedOf(nameOf(own))
		return {
			own,
			onDelete: key.onDelete,
			found: sql`from ${foreignTable} where ${theirs} = ${value}`,
		}
	})
	const needed = parents
		.filter(({ onDelete }) => onDelete === 'cascade')
		.map(({ found }) => sql` and exists (select 1 ${found})`)
	const columns = columnsOf(table)
	const values = columns.map(({ name, column }) => {
		const lost = parents.find(({ own, onDelete }) => own === column && onDelete === 'set null')
		return lost ? sql`(select ${storedOf(name)} ${lost.found})` : storedOf(name)
	})
	const names = columns.map(({ name }) => sql.identifier(name))
	return sql`
		insert into ${table} (${sql.join(names, sql`, `)})
		select ${sql.join(values, sql`, `)} from ${deletedWordRows}
		where ${deletedWordRows.vocabId} in (${ids})
			and ${deletedWordRows.source} = ${getTableName(table)}${sql.join(needed)}
		${table === vocab ? sql`` : sql`on conflict do nothing`}
	`
}

function storedOf(name: string): SQL {
	return sql`${deletedWordRows.content} ->> ${name}`
}

function columnsOf(table: SQLiteTable) {
	return Object.values<SQLiteColumn>(getTableColumns(table)).map((column) => ({
		name: nameOf(column),
		column,
	}))
}

function nameOf({ name, keyAsName }: SQLiteColumn): string {
	return keyAsName ? toSnakeCase(name) : name
}

function listOf(words: readonly { id: number }[]): SQL {
	return sql.join(
		words.map(({ id }) => sql`${id}`),
		sql`, `,
	)
}
