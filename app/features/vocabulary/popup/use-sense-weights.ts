import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { loadSenseWeights, noSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { loadedOnce, useLoadedOnce } from '#app/ui/loaded-once.ts'

const senseWeights = loadedOnce(loadSenseWeights)

/** What chooses senses; undefined until it has come. Without a network the gloss keeps its own order. */
export function useSenseWeights(isNeeded: boolean): ContextWeights | undefined {
	const loaded = useLoadedOnce(senseWeights, isNeeded)
	if (loaded.status === 'failed') return noSenseWeights
	return loaded.status === 'ready' ? loaded.data : undefined
}
