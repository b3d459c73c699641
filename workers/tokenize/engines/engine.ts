/**
 * The interface of a segmentation engine, embedded or remote: 我学习汉语。 → 我 | 学习 | 汉语 | 。 The
 * rest of the worker knows only this file.
 */
import type { Health } from '#app/contracts/health.ts'
import type { TokenizedWord, TokenizeVersion } from '#app/contracts/tokenize.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'

export type Engine = {
	/** One list per text; its words joined are the text. Pinyin and part of speech are optional. */
	cut(
		texts: readonly string[],
		version: TokenizeVersion,
	): Promise<Result<TokenizedWord[][], Problem>>
	/** One part per configured engine: { upstream: false, embedded: true } has a fallback. */
	health(): Promise<Health>
}
