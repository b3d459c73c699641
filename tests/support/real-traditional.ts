/** The table of traditional characters, as the language engine's build wrote it. */
import { readFileSync } from 'node:fs'
import { openTraditional } from '#app/domain/segmentation/traditional.ts'

export const realTraditional = openTraditional(
	Uint8Array.from(readFileSync('build/segmentation/traditional.bin')).buffer,
)
