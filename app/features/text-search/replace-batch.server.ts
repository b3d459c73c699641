import type { By } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Outcome } from '#app/domain/text-search/outcome.ts'
import type { Change } from '#app/domain/text-search/replace-text.ts'
import { readWordChange } from '#app/domain/text-search/word-change.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import { saveContent } from '#app/features/versions/restore-version.server.ts'
import { type Batch, batchDone, batchOf } from './batch.ts'
import { withTitles } from './list-runs.server.ts'
import { logBegin } from './log-run.server.ts'
import type { ChosenText } from './replace-form.ts'
import { replaceInPart } from './replace-part.server.ts'

type Context = Parameters<typeof replaceInPart>[0]

type Order = By &
	Change & {
		/** The id of the run, which the versions that it saves name. */
		run: string
		/** All that were chosen in the preview. */
		texts: readonly ChosenText[]
		/** How many of them are done. */
		after: number
	}

/**
 * Replaces in the next texts, each as an author saves it. A text with another version than in the preview is left
 * alone. Fails as a whole if the tokenizer does, and can be repeated: nothing is replaced twice.
 */
export async function replaceBatch(
	context: Context,
	{ run, pattern, replacement, texts, after, ...by }: Order,
): Answer<Batch> {
	const { db } = context
	const change = { pattern, replacement }
	const total = texts.length
	const read = readWordChange(change)
	if (!read.ok) return read
	if (total === 0) return err({ code: 'replacement.nothing-chosen' })
	const logged = await logBegin(db, { run, ...change, texts: total, ...by })
	if (!logged.ok) return logged
	const done: Parameters<typeof withTitles>[1]['texts'][number][] = []
	for (const text of batchOf(texts, after)) {
		const outcome = await replaceOne(context, { run, text, change, ...by })
		if (!outcome.ok) return outcome
		const { owner, part, lines } = text
		done.push({ owner, part, lines: lines.length, outcome: outcome.value })
	}
	return ok(batchDone(await withTitles(db, { run, texts: done }), { after, total }))
}

async function replaceOne(
	context: Context,
	{ run, text, change, ...by }: By & { run: string; text: ChosenText; change: Change },
): Answer<Outcome> {
	const { owner, version, lines } = text
	const content = await replaceInPart(context, text, { ...change, lines: new Set(lines) })
	if (!content.ok) return content
	if (typeof content.value === 'string') return ok(content.value)
	const order = { owner, content: content.value, version, runId: run, ...by }
	const saved = await saveContent(context, order)
	// The versions tell whether this run saved it: somebody else may have saved the same meanwhile.
	if (saved.ok) return ok('changed')
	if (saved.error.code === 'session.not-editor') return saved
	return ok(isOvertaken(saved.error) ? 'changed' : 'failed')
}

/** Whether somebody has saved a newer version, or deleted the lesson or the article. */
function isOvertaken({ code, version }: Refusal): boolean {
	return version !== undefined || code === 'lesson-text.lesson-missing' || code === 'article.gone'
}
