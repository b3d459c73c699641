import type { Point } from '#app/seed/covers/paint/line.ts'
import { group, shape } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'

/**
 * The seal of the house, also the site's icon: three drops of water and a hand, which make 汉,
 * the hand's last stroke broadening into a road. Drawn on a 100 by 100 block.
 */
export const sealBlock =
	'M9 3Q50 0 91 3.5Q97 4 97 10Q100 50 97 90Q97 97 90 97Q50 100 10 97Q4 97 3.5 90Q0 50 3 10Q3 4 9 3Z'

export const sealStrokes = [
	'M17 19Q29 22 33 33Q24 33 15 27Q14 22 17 19Z',
	'M12 42Q25 44 29 55Q20 56 10 50Q9 45 12 42Z',
	'M15 83Q24 72 31 60Q37 61 36 65Q32 77 25 87Q18 90 15 83Z',
	'M41 22Q62 23 84 20Q89 22 87 28Q78 58 46 84Q42 86 40 83Q65 58 75 30Q58 31 42 31Q39 26 41 22Z',
	'M48 38Q53 36 55 40Q64 60 91 74Q92 80 88 87Q85 91 81 89Q57 69 48 38Z',
]

export function seal(corner: Point, size: number): string {
	const marks = [
		shape(sealBlock, { fill: palette.cinnabar }),
		...sealStrokes.map((path) => shape(path, { fill: palette.paper })),
	]
	const place = `translate(${corner[0]} ${corner[1]}) scale(${size / 100})`
	return group([group(marks, { turn: place })], { grain: 'rough' })
}
