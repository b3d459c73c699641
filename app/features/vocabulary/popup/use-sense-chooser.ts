import {
	type EntryInContext,
	readingsInContext,
	type WordAmongWords,
} from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { loadSenseWeights, noSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { loadedOnce, useLoadedOnce } from '#app/ui/loaded-once.ts'

/** A word among the words of its paragraph. */
export type WordInParagraph = Pick<WordAmongWords, 'words' | 'at'> & {
	/** The paragraph's English; empty without one. */
	english: string
}

/** The entries of the word, beginning with what it means there. */
export type SenseChooser = (
	entries: readonly WordEntry[],
	word: WordInParagraph,
) => EntryInContext[]

const senseChooser = loadedOnce(async (): Promise<SenseChooser> => {
	const [weights, { inTranslation }] = await Promise.all([
		loadSenseWeights(),
		import('#app/domain/vocabulary/senses/translated-senses.ts'),
	])
	return (entries, { english, ...word }) =>
		readingsInContext(entries, { ...word, english: inTranslation(english) }, weights)
})

/** Without a network the gloss keeps its own order. */
const glossesOrder: SenseChooser = (entries, { words, at }) =>
	readingsInContext(entries, { words, at }, noSenseWeights)

/** What chooses senses; undefined until it has come. */
export function useSenseChooser(isNeeded: boolean): SenseChooser | undefined {
	const loaded = useLoadedOnce(senseChooser, isNeeded)
	if (loaded.status === 'failed') return glossesOrder
	return loaded.status === 'ready' ? loaded.data : undefined
}
