/** A run of find and replace, as the pages begin it and go on with it. */
import type { Db } from '#app/db/client.server.ts'
import { beginRun } from '#app/features/text-search/begin-run.server.ts'
import { continueRun } from '#app/features/text-search/continue-run.server.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'

type By = { actor: { id: string; email: string }; now: Date }

/** Begins to replace all that the preview shows; its id. */
export async function beginReplacing(
	db: Db,
	{ course = '', ...change }: { pattern: string; replacement: string; course?: string },
	by: By,
): Promise<string> {
	const { texts } = await findChanges(db, { ...change, course })
	const chosen = texts.map(({ lines, ...text }) => ({
		...text,
		lines: lines.map(({ name }) => name),
	}))
	const begun = await beginRun(db, { ...change, texts: chosen, ...by })
	if (!begun.ok) throw new Error(begun.error.code)
	return begun.value.id
}

type Context = Parameters<typeof continueRun>[0]

/** Goes on until the run is finished, as its page does. */
export async function finishRun(context: Context, order: By & { id: string }): Promise<void> {
	for (let requests = 0; requests < 100; requests += 1) {
		const done = await continueRun(context, order)
		if (!done.ok) throw new Error(done.error.code)
		if (done.value.isFinished) return
	}
	throw new Error('The run does not end')
}
