import type { By } from '#app/db/transaction.ts'
import { ok } from '#app/domain/result.ts'
import type { Outcome } from '#app/domain/text-search/outcome.ts'
import type { Answer } from '#app/domain/version.ts'
import { restoreVersion } from '#app/features/versions/restore-version.server.ts'
import { type Batch, batchDone, batchOf, type DoneText } from './batch.ts'
import { listRunTexts, type RunText } from './list-runs.server.ts'
import { logUndo } from './log-run.server.ts'

type Context = Parameters<typeof restoreVersion>[0]

type Order = By & {
	run: string
	/** How many of its texts are done. */
	after: number
}

/**
 * Gives the next texts of a run back the versions that it replaced, as their Versions pages do one by one. What
 * somebody has saved since is kept. It can be repeated, and goes on where an earlier undo was broken off.
 */
export async function undoBatch(context: Context, { run, after, ...by }: Order): Answer<Batch> {
	const { db } = context
	const logged = await logUndo(db, { run, ...by })
	if (!logged.ok) return logged
	const texts = await listRunTexts(db, { run })
	const done: DoneText[] = []
	for (const text of batchOf(texts, after)) {
		const outcome = await undoOne(context, text, by)
		if (!outcome.ok) return outcome
		const { owner, part, title, isThere } = text
		done.push({ owner, part, title, isThere, outcome: outcome.value })
	}
	return ok(batchDone(done, { after, total: texts.length }))
}

async function undoOne(
	context: Context,
	{ owner, version, formerId, outcome }: RunText,
	by: By,
): Answer<Outcome> {
	if (outcome !== 'replaced' || formerId === null) return ok(outcome)
	const restored = await restoreVersion(context, { owner, id: formerId, version, ...by })
	if (restored.ok) return ok('undone')
	return restored.error.code === 'session.not-editor' ? restored : ok('kept')
}
