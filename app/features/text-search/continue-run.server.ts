/**
 * Goes on with a run of find and replace, or with its undo, a few texts at a time. Each text is saved as an
 * author saves it, in one batch with its new state in the run. So a run that was killed goes on where it
 * was, and two people who press Continue at once replace nothing twice.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { replacementParts, replacements, versions } from '#app/db/schema/index.ts'
import type { By } from '#app/db/transaction.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'
import { paragraphsToCut, replaceText } from '#app/domain/text-search/replace-text.ts'
import { finishedState, type PartState, pendingState } from '#app/domain/text-search/run-state.ts'
import type { Refusal } from '#app/domain/version.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import { saveText } from '#app/features/lesson-editor/save-text.server.ts'
import { cutParagraphs } from '#app/features/lesson-editor/segment-text.server.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'

type Context = { db: Db; services: { tokenize: Tokenize; readings: Readings } }

type Run = typeof replacements.$inferSelect
type Part = typeof replacementParts.$inferSelect

/** Done with each request, in turn. */
const textsAtOnce = 5

type Continued = Promise<Result<{ isFinished: boolean }, Refusal>>

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
		.orderBy(replacementParts.ownerKind, replacementParts.ownerId)
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
type Done = Promise<Result<PartState | undefined, Refusal>>

async function replacePart(context: Context, run: Run, part: Part, by: By): Done {
	const { db, services } = context
	const owner: TextOwner = { kind: part.ownerKind, id: part.ownerId }
	const found = await findTextForEditing(db, owner)
	if (!found.ok || found.value.isUnreadable || found.value.version !== part.version) {
		return ok('changed')
	}
	const { content } = found.value
	const change = { ...run, lines: new Set(part.lines) }
	const paragraphs = paragraphsToCut(content, change)
	const known = content.flatMap(({ zh }) => zh.map(({ word }) => word))
	// A paragraph that would be empty is refused below; the tokenizer takes none.
	const cut = paragraphs.every((zh) => zh.trim() !== '')
		? await cutParagraphs(services.tokenize, { paragraphs, known: [...new Set(known)] })
		: ok([])
	if (!cut.ok) return stop(cut.error)
	const replaced = replaceText(content, change, cut.value)
	const prepared = await prepareContent({ db, readings: services.readings }, replaced)
	if (!prepared.ok) return refusedFor(prepared.error)
	const hashBefore = await sha256(textVersion(content))
	const done = (savedVersion: number) => [
		setState(db, part, { state: 'replaced', savedVersion, hashBefore }),
	]
	return save(context, part, { content: prepared.value, version: part.version, also: done, ...by })
}

/** A text that can never be saved is skipped; after a failure of the tokenizer the run stops. */
function refusedFor(problems: readonly Refusal[]): Result<PartState, Refusal> {
	return problems.every(({ code }) => code.startsWith('lesson-text.'))
		? ok('failed')
		: stop(problems)
}

function stop([problem]: readonly Refusal[]) {
	return err<Refusal>({ code: problem?.code ?? 'replacement.continue-failed' })
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
				eq(versions.part, 'text'),
				eq(versions.hash, hashBefore ?? ''),
			),
		)
		.limit(1)
	const content = former && readStoredContent(former.content)
	if (!content || savedVersion === null) return ok('kept')
	const found = await findTextForEditing(db, { kind: ownerKind, id: ownerId })
	if (!found.ok || found.value.version !== savedVersion) return ok('kept')
	const { savedAt } = former
	const done = () => [setState(db, part, { state: 'undone' })]
	return save(context, part, {
		content,
		version: savedVersion,
		restores: { savedAt },
		also: done,
		...by,
	})
}

type Save = Omit<Parameters<typeof saveText>[1], 'owner'> & { content: LessonContent }

async function save({ db }: Context, part: Part, order: Save): Done {
	const { ownerKind: kind, ownerId: id, state } = part
	const [skipped, done] =
		state === 'waiting' ? (['changed', 'replaced'] as const) : (['kept', 'undone'] as const)
	const saved = await saveText(db, { owner: { kind, id }, ...order })
	if (!saved.ok) return saved.error.code === 'session.not-editor' ? saved : ok(skipped)
	// An identical text is not saved.
	return ok(saved.value.version === order.version ? done : undefined)
}

/** Leaves a text alone that another request has done meanwhile. */
function setState(
	db: Db,
	{ runId, ownerKind, ownerId, state }: Part,
	set: Partial<Pick<Part, 'savedVersion' | 'hashBefore'>> & { state: PartState },
) {
	const isPart = and(
		eq(replacementParts.runId, runId),
		eq(replacementParts.ownerKind, ownerKind),
		eq(replacementParts.ownerId, ownerId),
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
