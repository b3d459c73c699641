import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { TypedAside } from '#app/domain/lesson-text/aside.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { cutAside } from '#app/domain/lesson-text/cut-aside.ts'
import { addReadings } from '#app/domain/lesson-text/prepare.ts'
import { type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

type Sources = { tokenize: Tokenize; readings: Readings }

/**
 * Cuts and reads Chinese that stands beside a text, one list of words for each aside. Cuts and readings
 * that its author typed stay. Two requests to the tokenizer, none without Chinese.
 */
export async function cutAsides(
	{ tokenize, readings }: Sources,
	asides: readonly TypedAside[],
): Promise<Result<Token[][], ProblemWithText[]>> {
	if (asides.length === 0) return ok([])
	const paragraphs = asides.map(({ text }) => ({ zh: text }))
	const found = await tokenize({ paragraphs, version: 'v2' })
	if (!found.ok) return err([found.error])
	const cut = asides.map((aside, index) =>
		cutAside(
			aside,
			(found.value[index] ?? []).map(({ text }) => ({ word: text })),
		),
	)
	if (cut.some((tokens, index) => !isWhole(tokens, asides[index]))) {
		return err([withProblemText({ code: 'tokenizer.unexpected' })])
	}
	const read = await readings(cut.map((tokens) => tokens.map(({ word }) => word)))
	if (!read.ok) return err([read.error])
	const content = cut.map((zh) => ({ zh, en: '', blank: 'normal' as const }))
	return ok(addReadings(content, read.value).map(({ zh }) => zh))
}

/** Joined, the words must be the text again. */
function isWhole(tokens: readonly Token[], aside: TypedAside | undefined): boolean {
	return tokens.map(({ word }) => word).join('') === aside?.text
}
