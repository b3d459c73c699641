/**
 * Goes on with a run of find and replace, or with its undo, a few texts at a time. Each text is saved as an
 * author saves it, in one batch with its new state in the run. So a run that was killed goes on where it
 * was, and two people who press Continue at once replace nothing twice.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { replacementParts, replacements, versions } from '#app/db/schema/index.ts'
import type { By } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { finishedState, type PartState, pendingState } from '#app/domain/text-search/run-state.ts'
import type { Answer } from '#app/domain/version.ts'
import { readVersion } from '#app/domain/versions/version-content.ts'
import { saveContent } from '#app/features/versions/restore-version.server.ts'
import { ownerOf, replaceInPart, versionNow } from './replace-part.server.ts'

type Context = Parameters<typeof replaceInPart>[0]

type Run = typeof replacements.$inferSelect
type Part = typeof replacementParts.$inferSelect

/** Done with each request, in turn. */
const textsAtOnce = 5

type Continued = Answer<{ isFinished: boolean }>

/** Does the next texts of a run. Fails as a whole if the tokenizer does, and can be repeated. */
export async function continueRun(context: Context, { id, ...by }: By & { id: string }): Continued {
	const { db } = context
	const [run] = await db.select().from(replacements).where(eq(replacements.id, id))
	if (!run) return err({ code: 'replacement.gone' })
	const pending = pendingState(run.state)
	if (!pending) return ok({ isFinished: true })
	const parts = await db
		.select()
		.from(replacementParts)
		.where(and(eq(replacementParts.runId, id), eq(replacementParts.state, pending)))
		.orderBy(replacementParts.ownerKind, replacementParts.ownerId, replacementParts.part)
		.limit(textsAtOnce)
	for (const part of parts) {
		const state = await (run.state === 'undoing'
			? undoPart(context, part, by)
			: replacePart(context, run, part, by))
		if (!state.ok) return state
		if (state.value) await setState(db, part, { state: state.value })
	}
	const finished = await finish(db, run, by.now)
	return ok({ isFinished: finished })
}

/** The state that is still to be written; undefined if the save has written it. */
type Done = Answer<PartState | undefined>

async function replacePart(context: Context, run: Run, part: Part, by: By): Done {
	const change = { ...run, lines: new Set(part.lines) }
	const replaced = await replaceInPart(context, part, change)
	if (!replaced.ok) return replaced
	if (typeof replaced.value === 'string') return ok(replaced.value)
	const { before, content } = replaced.value
	const hashBefore = await sha256(before)
	const also = (savedVersion: number) => [
		setState(context.db, part, { state: 'replaced', savedVersion, hashBefore }),
	]
	return save(context, part, { content, version: part.version, also, ...by })
}

async function undoPart(context: Context, part: Part, by: By): Done {
	const { db } = context
	const { ownerKind, ownerId, savedVersion, hashBefore } = part
	const [former] = await db
		.select({ content: versions.content, savedAt: versions.savedAt })
		.from(versions)
		.where(
			and(
				eq(versions.ownerKind, ownerKind),
				eq(versions.ownerId, ownerId),
				eq(versions.part, part.part),
				eq(versions.hash, hashBefore ?? ''),
			),
		)
		.limit(1)
	const content = former && readVersion(part.part, former.content)
	if (!content || savedVersion === null) return ok('kept')
	if ((await versionNow(db, part)) !== savedVersion) return ok('kept')
	const { savedAt } = former
	const also = () => [setState(db, part, { state: 'undone' })]
	return save(context, part, { content, version: savedVersion, restores: { savedAt }, also, ...by })
}

type Save = Omit<Parameters<typeof saveContent>[1], 'owner'>

async function save(context: Context, part: Part, order: Save): Done {
	const [skipped, done] =
		part.state === 'waiting' ? (['changed', 'replaced'] as const) : (['kept', 'undone'] as const)
	const saved = await saveContent(context, { owner: ownerOf(part), ...order })
	if (!saved.ok) return saved.error.code === 'session.not-editor' ? saved : ok(skipped)
	// An identical part is not saved.
	return ok(saved.value.version === order.version ? done : undefined)
}

/** Leaves a text alone that another request has done meanwhile. */
function setState(
	db: Db,
	{ runId, ownerKind, ownerId, part, state }: Part,
	set: Partial<Pick<Part, 'savedVersion' | 'hashBefore'>> & { state: PartState },
) {
	const isPart = and(
		eq(replacementParts.runId, runId),
		eq(replacementParts.ownerKind, ownerKind),
		eq(replacementParts.ownerId, ownerId),
		eq(replacementParts.part, part),
		eq(replacementParts.state, state),
	)
	return db.update(replacementParts).set(set).where(isPart)
}

/** Ends the run if nothing is left to do. */
async function finish(db: Db, { id, state }: Run, now: Date): Promise<boolean> {
	const pending = pendingState(state) ?? ''
	const ended = await db
		.update(replacements)
		.set({ state: finishedState(state), updatedAt: now })
		.where(
			and(
				eq(replacements.id, id),
				eq(replacements.state, state),
				sql`not exists (select 1 from ${replacementParts} as part
					where part.run_id = ${id} and part.state = ${pending})`,
			),
		)
	return ended.rowsAffected > 0
}
