/** What is known of words to read them, as the language engine's build wrote it. */
import { readFileSync } from 'node:fs'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { realDictionary } from './real-dictionary.ts'

export const realLexicon = openReadings(
	Uint8Array.from(readFileSync('build/segmentation/readings.bin')).buffer,
	realDictionary,
)
