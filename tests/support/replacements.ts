/** Find and replace, as its page sends it: some texts with each request. */
import type { Db } from '#app/db/client.server.ts'
import type { By } from '#app/db/transaction.ts'
import type { Change } from '#app/domain/text-search/replace-text.ts'
import type { Answer } from '#app/domain/version.ts'
import type { Batch, DoneText } from '#app/features/text-search/batch.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { replaceBatch } from '#app/features/text-search/replace-batch.server.ts'
import type { ChosenText } from '#app/features/text-search/replace-form.ts'
import { undoBatch } from '#app/features/text-search/undo-batch.server.ts'

type Context = Parameters<typeof replaceBatch>[0]

type Run = By & { run: string }

/** All that the preview shows, chosen. */
export async function previewOf(
	db: Db,
	{ course = '', ...change }: Change & { course?: string },
): Promise<ChosenText[]> {
	const { texts } = await findChanges(db, { ...change, course })
	return texts.map(({ owner, part, version, lines }) => {
		return { owner, part, version, lines: lines.map(({ name }) => name) }
	})
}

/** Replaces in all of the texts, request by request. */
export function replaceAll(
	context: Context,
	order: Run & Change & { texts: readonly ChosenText[] },
): Promise<DoneText[]> {
	return untilDone((after) => replaceBatch(context, { ...order, after }))
}

export function undoAll(context: Context, order: Run): Promise<DoneText[]> {
	return untilDone((after) => undoBatch(context, { ...order, after }))
}

async function untilDone(ask: (after: number) => Answer<Batch>): Promise<DoneText[]> {
	const texts: DoneText[] = []
	for (let after: number | undefined = 0; after !== undefined; ) {
		const done = await ask(after)
		if (!done.ok) throw new Error(done.error.code)
		texts.push(...done.value.texts)
		after = done.value.next
	}
	return texts
}
