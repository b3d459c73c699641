/** Characters as a hand draws them: leaning, uneven, with strokes in another order or joined. */
import { readdirSync, readFileSync } from 'node:fs'
import { randomFrom } from '#app/domain/shuffle.ts'
import type { Line } from '#app/domain/strokes/handwriting.ts'
import { isStrokes, linesOfStrokes } from '#app/domain/strokes/stroke-file.ts'

const folder = 'node_modules/hanzi-writer-data'

/** All characters with their strokes as a pen would draw them, y down. */
export function drawnCharacters(): { character: string; lines: Line[] }[] {
	return readdirSync(folder)
		.filter((name) => /^.\.json$/u.test(name))
		.map((name) => name.replace('.json', ''))
		.map((character) => ({ character, lines: linesOf(character) }))
}

/** The strokes of a character, y down. */
export function linesOf(character: string): Line[] {
	const strokes: unknown = JSON.parse(readFileSync(`${folder}/${character}.json`, 'utf8'))
	if (!isStrokes(strokes)) throw new Error(`There are no strokes of ${character}`)
	return linesOfStrokes(strokes)
}

export type Habit = 'careful' | 'other order' | 'joined'

/** The same for the same seed. A character is about 1000 wide. */
export function byHand(lines: readonly Line[], habit: Habit, seed: string): Line[] {
	const random = randomFrom(seed)
	const about = (width: number) => (random() + random() - 1) * width
	const [lean, wide, high] = [about(0.15), 1 + about(0.25), 1 + about(0.25)]
	const drawn = lines.map((line): Line => {
		const [right, down, size] = [about(60), about(60), 1 + about(0.2)]
		return line.map(([x, y]) => [
			(x + y * lean) * wide * size + right + about(25),
			y * high * size + down + about(25),
		])
	})
	const at = Math.floor(random() * (drawn.length - 1))
	const [one, next] = [drawn[at], drawn[at + 1]]
	if (habit === 'careful' || !one || !next) return drawn
	drawn.splice(at, 2, ...(habit === 'joined' ? [[...one, ...next]] : [next, one]))
	return drawn
}
