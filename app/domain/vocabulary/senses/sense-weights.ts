/**
 * The weights that choose senses. They are a module of their own, so that a browser loads them when the first word
 * is looked up and not with the page.
 */
import { type ContextWeights, openWeights } from '#app/domain/pinyin/context-weights.ts'

let loading: Promise<ContextWeights> | undefined

/** Rejects if the module does not load; asks again the next time. */
export function loadSenseWeights(): Promise<ContextWeights> {
	loading ??= readWeights().catch((error: unknown) => {
		loading = undefined
		throw error
	})
	return loading
}

async function readWeights(): Promise<ContextWeights> {
	const { packedSenseWeights } = await import('./packed-sense-weights.ts')
	return openWeights(Uint8Array.from(atob(packedSenseWeights), (byte) => byte.charCodeAt(0)))
}

/** Where the weights cannot be loaded every sense weighs the same, and the gloss keeps its order. */
export const noSenseWeights: ContextWeights = new Int8Array(0)
