/** The dictionary with all its words, read once for all files that share a thread. */
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { DictionaryEntry } from '#app/seed/dictionary/build.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'

export const wholeSources = readSources()
export const wholeDictionary: DictionaryEntry[] = JSON.parse(
	readFileSync(inject('dictionaryFile'), 'utf8'),
)
