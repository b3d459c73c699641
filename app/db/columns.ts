/** Columns that many tables share, defined once. */
import { customType, integer, text } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'

/**
 * A text id, generated here rather than by the database, so that a batch can refer to rows it
 * inserts.
 */
export function id() {
	return text().primaryKey().$defaultFn(newId)
}

export function newId(): string {
	return crypto.randomUUID()
}

/** An instant, stored as milliseconds since 1970. */
export function instant() {
	return integer({ mode: 'timestamp_ms' })
}

export function timestamps() {
	return {
		createdAt: instant()
			.notNull()
			.$defaultFn(() => new Date()),
		updatedAt: instant()
			.notNull()
			.$defaultFn(() => new Date())
			.$onUpdateFn(() => new Date()),
	}
}

export function flag() {
	return integer({ mode: 'boolean' })
}

/** JSON in a text column, validated by its schema on every write and read. */
export function json<T>(schema: z.ZodType<T>, name = '') {
	return customType<{ data: T; driverData: string }>({
		dataType: () => 'text',
		toDriver: (value) => JSON.stringify(schema.parse(value)),
		fromDriver: (value) => schema.parse(JSON.parse(value)),
	})(name)
}
