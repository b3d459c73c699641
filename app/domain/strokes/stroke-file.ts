/**
 * The file of a character's strokes, as hanzi-writer-data has it. The strokes of 你 are in
 * /strokes/2.0.1/4f60.json, seven outlines and seven medians in the order of writing.
 */
import { isObject } from '#app/domain/is-object.ts'
import type { Line } from './handwriting.ts'

/** The version of hanzi-writer-data, so that a file never changes under its address. */
export const strokesVersion = '2.0.1'

export const strokesFolder = `/strokes/${strokesVersion}`

/** The shapes of all characters together, as handwriting.ts reads them; another form of it has another number. */
export const shapesFile = `${strokesFolder}/shapes-1.bin`

/** The licence of all files, beside them. */
export const strokesLicence = `${strokesFolder}/ARPHICPL.TXT`

export type Strokes = {
	/** Outlines, as paths of SVG. */
	strokes: string[]
	medians: [x: number, y: number][][]
}

/** The height of the font's upper edge. */
const top = 900

/** The medians as a pen draws them: its y goes down, that of a font up. */
export function linesOfStrokes({ medians }: Strokes): Line[] {
	return medians.map((median) => median.map(([x, y]) => [x, top - y] as const))
}

export function strokeFileName(character: string): string {
	return `${character.codePointAt(0)?.toString(16)}.json`
}

export function isStrokes(value: unknown): value is Strokes {
	return (
		isObject(value) &&
		Array.isArray(value.strokes) &&
		Array.isArray(value.medians) &&
		value.strokes.length > 0 &&
		value.strokes.length === value.medians.length &&
		value.strokes.every((path) => typeof path === 'string') &&
		value.medians.every((median) => Array.isArray(median) && median.every(isPoint))
	)
}

function isPoint(value: unknown): boolean {
	return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)
}
