/** The dictionary with all its words, built once for all files that share a thread: it takes seconds. */
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'

export const wholeSources = readSources()
export const wholeDictionary = buildDictionary(wholeSources)
