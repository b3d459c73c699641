import type { Db } from '#app/db/client.server.ts'
import { findInTrash } from '#app/db/find-in-trash.ts'
import { purgeEntryOf, purging } from '#app/db/purge-trash.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { InTrash } from '#app/domain/trash/in-trash.ts'
import type { Answer } from '#app/domain/version.ts'

/** Deletes something in the trash for good, before its time is over. */
export function purgeThing(db: Db, { thing, ...by }: By & { thing: InTrash }): Answer<InTrash> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<InTrash> => {
		const found = await findInTrash(tx, thing, by.actor.id)
		if (!found) return err({ code: 'trash.gone' })
		const { now } = by
		await save([log(purgeEntryOf(found)), ...purging(tx, found, { until: now, now })])
		return ok(thing)
	})
}
