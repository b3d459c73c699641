import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { isSharedWith } from './shared-with.ts'

type Item = Record<'id' | 'status' | 'isPrivate' | 'isDeleted', SQLiteColumn>

/** The columns the access rule needs, of a lesson or of its course. */
export function accessColumns<Table extends Item>(table: Table, userId: string) {
	const { status, isPrivate, isDeleted }: Pick<Table, 'status' | 'isPrivate' | 'isDeleted'> = table
	return { status, isPrivate, isDeleted, isShared: isSharedWith(userId, table.id) }
}
