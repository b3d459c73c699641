import {
	isStrokes,
	type Strokes,
	strokeFileName,
	strokesFolder,
} from '#app/domain/strokes/stroke-file.ts'

const known = new Map<string, Promise<Strokes | undefined>>()

/** The strokes of a character, asked for once; undefined if there are none. */
export function loadStrokes(character: string): Promise<Strokes | undefined> {
	const before = known.get(character)
	if (before) return before
	const strokes = fetchStrokes(character)
	known.set(character, strokes)
	strokes.catch(() => known.delete(character))
	return strokes
}

async function fetchStrokes(character: string): Promise<Strokes | undefined> {
	const response = await fetch(`${strokesFolder}/${strokeFileName(character)}`)
	if (response.status === 404) return undefined
	const strokes: unknown = response.ok ? await response.json() : undefined
	if (!isStrokes(strokes)) throw new Error('The strokes could not be read')
	return strokes
}
