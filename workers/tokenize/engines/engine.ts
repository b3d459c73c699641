/**
 * Whoever cuts 我学习汉语。 into 我 | 学习 | 汉语 | 。: the embedded engine or another machine. The rest
 * of the worker knows this file and neither of them.
 */
import type { Health } from '#app/contracts/health.ts'
import type { TokenizedWord, TokenizeVersion } from '#app/contracts/tokenize.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'

export type Engine = {
	/**
	 * One list a text; the words of a list, joined, are the text. An engine that knows what a word is
	 * besides says so; the others leave it to us.
	 */
	cut(
		texts: readonly string[],
		version: TokenizeVersion,
	): Promise<Result<TokenizedWord[][], Problem>>
	/** Named after who is configured: { upstream: false, embedded: true } has a fallback. */
	health(): Promise<Health>
}
