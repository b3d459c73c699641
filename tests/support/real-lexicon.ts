/** The readings of words, as the language engine's build wrote them. */
import { readFileSync } from 'node:fs'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { realDictionary } from './real-dictionary.ts'

export const realLexicon = openReadings(
	Uint8Array.from(readFileSync('build/segmentation/readings.bin')).buffer,
	realDictionary,
)
