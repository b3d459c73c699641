/** The dictionary the language engine runs on, as its build wrote it. */
import { readFileSync } from 'node:fs'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'

export const realDictionary = openDictionary(
	Uint8Array.from(readFileSync('build/segmentation/words.bin')).buffer,
)
