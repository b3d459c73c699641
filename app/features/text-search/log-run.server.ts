/** A run of find and replace has an entry in the log, and one if it was undone, however many requests it takes. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { auditLog } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Change } from '#app/domain/text-search/replace-text.ts'
import type { Answer } from '#app/domain/version.ts'

export const begun = 'replacement.begin'
export const undone = 'replacement.undo'

type Run = By & { run: string }

/** `texts` is the number of chosen ones. Refused if the id is of another run, or of one that was undone. */
export async function logBegin(
	db: Db,
	{ run, pattern, replacement, texts, ...by }: Run & Change & { texts: number },
): Answer<undefined> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<undefined> => {
		const entries = await entriesOf(tx, run)
		const isSame = entries.every((entry) => {
			return (
				entry.action === begun && entry.pattern === pattern && entry.replacement === replacement
			)
		})
		if (!isSame) return err({ code: 'replacement.gone' })
		if (entries.length > 0) return ok(undefined)
		const before = { text: pattern }
		const after = { text: replacement, texts }
		await save([log({ action: begun, objectType: 'replacement', objectId: run, before, after })])
		return ok(undefined)
	})
}

/** Refused if there is no such run. */
export async function logUndo(db: Db, { run, ...by }: Run): Answer<undefined> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<undefined> => {
		const entries = await entriesOf(tx, run)
		const first = entries.find(({ action }) => action === begun)
		if (!first) return err({ code: 'replacement.gone' })
		if (entries.some(({ action }) => action === undone)) return ok(undefined)
		const before = { text: first.replacement }
		const after = { text: first.pattern }
		await save([log({ action: undone, objectType: 'replacement', objectId: run, before, after })])
		return ok(undefined)
	})
}

function entriesOf(db: Db, run: string) {
	return db
		.select({
			action: auditLog.action,
			pattern: sql<string>`${auditLog.before} ->> 'text'`,
			replacement: sql<string>`${auditLog.after} ->> 'text'`,
		})
		.from(auditLog)
		.where(and(eq(auditLog.objectType, 'replacement'), eq(auditLog.objectId, run)))
}
