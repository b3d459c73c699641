import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { skyBand } from '#app/seed/covers/motifs/sky.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { group, oval, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

const rods = [330, 420, 510, 600, 690, 780, 870] as const

/** How many of the five lower beads are pushed up to the bar, rod by rod. */
const counted = [1, 3, 0, 2, 4, 1, 3] as const

function bead(x: number, y: number, colour: string): string {
	return group([
		oval([x, y], 39, 21, { fill: colour }),
		oval([x - 10, y - 7], 15, 4, { fill: palette.light, opacity: 0.3 }),
	])
}

function beads(): string {
	const wood = palette.slate
	return group(
		rods.flatMap((x, rod) => {
			const up = counted[rod] ?? 0
			const low = Array.from({ length: 5 }, (_, i) => {
				const y = i < up ? 304 + i * 43 : 508 - (4 - i) * 43
				return bead(x, y, rod === 3 && i === 0 ? palette.cinnabar : wood)
			})
			return [
				stroke(`M${x} 130V540`, palette.earth, 6),
				bead(x, 192 + (rod % 2) * 38, wood),
				...low,
			]
		}),
	)
}

function frame(): string {
	return group([
		shape(rectangle(262, 116, 676, 428), { fill: 'none', stroke: palette.ink, width: 26 }),
		stroke('M262 266H938', palette.ink, 15),
	])
}

/** An abacus that has just been asked something; one red bead answers. */
export function drawNumbersThatSpeak(): string {
	return sheet([
		skyBand('room', palette.straw, 620, 0.6),
		shadow([610, 574], 760, 0.3),
		group([beads(), frame()], { grain: 'rough' }),
	])
}
