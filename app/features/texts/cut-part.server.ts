/**
 * Cuts parts of own texts into words. A text is kept as soon as it is added, and a novel is too long to be
 * cut at once: its first part is cut then, the others behind the answer, or when they are opened.
 */
import { and, eq } from 'drizzle-orm'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { countedColumns } from '#app/db/count-own-texts.ts'
import { findCountable } from '#app/db/count-texts.ts'
import { logFailure } from '#app/db/log.ts'
import { ownTextParts } from '#app/db/schema/index.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { paragraphsOfPart } from '#app/domain/texts/paragraphs-of-part.ts'
import { tokenOf } from '#app/features/analyzer/analyze.server.ts'

type Sources = { db: Db; tokenize: Tokenize }

type WaitingPart = { id: string; source: string }

/**
 * Cuts a part and keeps its words, unless another request was quicker. Two round trips after the
 * tokenizer's. Fails if the tokenizer does; the part then waits on.
 */
export async function cutPart(
	{ db, tokenize }: Sources,
	{ id, source }: WaitingPart,
): Promise<Result<void, 'own-text.uncut'>> {
	const paragraphs = paragraphsOfPart(source)
	const cut = await tokenize({ paragraphs: paragraphs.map(({ zh }) => ({ zh })) })
	if (!cut.ok) {
		logFailure(new Error(`A part of an own text was not cut: ${cut.error.text}`))
		return err('own-text.uncut')
	}
	const content = paragraphs.map(({ zh, spacing }, index) => ({
		zh: cut.value[index]?.map(tokenOf) ?? [{ word: zh }],
		en: '',
		blank: spacing,
	}))
	const countable = await findCountable(db, content)
	await db
		.update(ownTextParts)
		.set({ content, source: null, version: 1, ...countedColumns(content, countable) })
		.where(and(eq(ownTextParts.id, id), eq(ownTextParts.version, 0)))
	return ok(undefined)
}

/** Cuts parts one after the other, for as long as the worker may run. One that fails ends it. */
export async function cutParts(sources: Sources, parts: readonly WaitingPart[]): Promise<void> {
	for (const part of parts) {
		const cut = await cutPart(sources, part)
		if (!cut.ok) return
	}
}
