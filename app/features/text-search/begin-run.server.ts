import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { replacementParts, replacements } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Change } from '#app/domain/text-search/replace-text.ts'
import type { Answer } from '#app/domain/version.ts'
import type { ChosenText } from './replace-form.ts'

type Begun = Answer<{ id: string }>

/** Keeps what is to be replaced and where. Nothing is replaced yet: see `continueRun`. */
export async function beginRun(
	db: Db,
	{ pattern, replacement, texts, ...by }: By & Change & { texts: readonly ChosenText[] },
): Begun {
	const { now } = by
	if (pattern === replacement) return err({ code: 'replacement.same' })
	if (texts.length === 0) return err({ code: 'replacement.nothing-chosen' })
	return changeAsEditor(db, by, async ({ tx, log, save }): Begun => {
		const id = newId()
		await save([
			tx.insert(replacements).values({
				id,
				pattern,
				replacement,
				state: 'replacing',
				createdAt: now,
				updatedAt: now,
			}),
			...texts.map(({ owner, part, version, lines }) =>
				tx.insert(replacementParts).values({
					runId: id,
					ownerKind: owner.kind,
					ownerId: owner.id,
					part,
					lines,
					version,
					state: 'waiting',
				}),
			),
			log({
				action: 'replacement.begin',
				objectType: 'replacement',
				objectId: id,
				before: { text: pattern },
				after: { text: replacement, texts: texts.length },
			}),
		])
		return ok({ id })
	})
}

/** Begins to undo a finished run. Nothing is undone yet: see `continueRun`. */
export async function beginUndo(db: Db, { id, ...by }: By & { id: string }): Begun {
	return changeAsEditor(db, by, async ({ tx, log, save }): Begun => {
		const [run] = await tx.select().from(replacements).where(eq(replacements.id, id))
		if (!run) return err({ code: 'replacement.gone' })
		if (run.state === 'undoing') return ok({ id })
		if (run.state !== 'replaced') return err({ code: 'replacement.not-undoable' })
		await save([
			tx
				.update(replacements)
				.set({ state: 'undoing', updatedAt: by.now })
				.where(eq(replacements.id, id)),
			log({
				action: 'replacement.undo',
				objectType: 'replacement',
				objectId: id,
				before: { text: run.replacement },
				after: { text: run.pattern },
			}),
		])
		return ok({ id })
	})
}
