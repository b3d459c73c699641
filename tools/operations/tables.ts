/** The tables in order of reference: people before their reviews. */
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#app/db/schema/index.ts'

export type BackupTable = {
	name: string
	/** The column that refers to another row of the same table: a lesson's course. */
	parent: string | undefined
	references: Reference[]
}

/** `column` refers to `key` in the table `to`. If `isKept`, the row survives without its target. */
type Reference = { column: string; to: string; key: string; isKept: boolean }

/** Sessions with what belongs to them, mailed links and counted attempts: a restored platform lets nobody in again by itself. */
const passing = new Set(['sessions', 'push_subscriptions', 'verifications', 'attempts'])

/** Excludes what passes, and tables the database maintains itself, such as the index of the vocabulary. */
export function tablesInOrder(): BackupTable[] {
	const left = new Map<string, Reference[]>(
		Object.values(schema)
			.filter((value) => is(value, SQLiteTable))
			.map((table): [string, Reference[]] => [getTableName(table), referencesOf(table)])
			.filter(([name]) => !passing.has(name)),
	)
	const ordered: BackupTable[] = []
	while (left.size > 0) {
		const free = [...left].filter(([name, references]) =>
			references.every(({ to }) => to === name || !left.has(to)),
		)
		if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()]}`)
		for (const [name, references] of free) {
			left.delete(name)
			const parent = references.find(({ to }) => to === name)?.column
			ordered.push({ name, parent, references })
		}
	}
	return ordered
}

function referencesOf(table: SQLiteTable): Reference[] {
	return getTableConfig(table).foreignKeys.map((foreignKey) => {
		const { columns, foreignColumns, foreignTable } = foreignKey.reference()
		return {
			column: snakeCase(columns[0]?.name ?? ''),
			to: getTableName(foreignTable),
			key: snakeCase(foreignColumns[0]?.name ?? ''),
			isKept: foreignKey.onDelete === 'set null',
		}
	})
}

/** Column names in SQL, by the schema's `casing`. */
function snakeCase(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
