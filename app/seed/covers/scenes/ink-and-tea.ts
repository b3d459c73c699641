import { twig } from '#app/seed/covers/motifs/branch.ts'
import { hills } from '#app/seed/covers/motifs/hills.ts'
import { seal } from '#app/seed/covers/motifs/seal.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { mistBar } from '#app/seed/covers/motifs/sky.ts'
import { ripples } from '#app/seed/covers/motifs/weather.ts'
import { type Point, through } from '#app/seed/covers/paint/line.ts'
import { brush, disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { seeded } from '#app/seed/covers/paint/noise.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function boat(): string {
	return group([
		shape('M408 498C412 452 436 436 466 436C496 436 514 452 518 498Z', { fill: '#6a6459' }),
		...[432, 452, 472, 492].map((x) =>
			stroke(`M${x} ${442 + Math.abs(x - 462) * 0.3}V496`, palette.ink, 2.4, 0.6),
		),
		brush(through('330 470, 400 498, 500 500, 590 462'), { width: 22, fill: palette.ink, seed: 4 }),
		brush(through('352 482, 430 500, 520 498, 574 474'), {
			width: 12,
			fill: palette.slate,
			seed: 7,
		}),
		shape('M548 470C544 448 552 432 562 432C574 434 578 452 576 468Z', { fill: palette.ink }),
		disc([563, 424], 9, { fill: palette.ink }),
		shape('M540 424L564 404L588 426Z', { fill: palette.earth }),
		brush(through('560 440, 620 396, 690 362'), {
			width: 6,
			fill: palette.ink,
			taper: 'end',
			seed: 2,
		}),
		stroke('M690 362C694 410 692 450 696 506', palette.slate, 1.4),
	])
}

function reeds(): string {
	const chance = seeded(5)
	const blades = Array.from({ length: 17 }, (_, i) => {
		const root = 1040 + i * 11
		const [lean, tall] = [(chance() - 0.42) * 130, 90 + chance() * 130]
		const blade: Point[] = [
			[root, 700],
			[root + lean * 0.2, 700 - tall * 0.6],
			[root + lean, 700 - tall],
		]
		const colour = [palette.slate, palette.jadeDeep, palette.ash][i % 3]
		return twig(blade, 6, i + 3, colour)
	})
	return group(blades)
}

/** Painting is leaving out: a boat, a far shore, and the water that nobody drew. */
export function drawInkAndTea(): string {
	return sheet([
		hills({
			id: 'far',
			summits: '1000 150 110, 1130 230 120, 860 260 110',
			foot: 400,
			colour: '#a9b0ad',
			seed: 15,
			rough: 20,
		}),
		group(
			[
				hills({
					id: 'near',
					summits: '1090 262 120, 1240 220 130',
					foot: 420,
					colour: '#5f6a68',
					seed: 31,
					rough: 18,
				}),
			],
			{ grain: 'wash' },
		),
		mistBar([980, 404], 760, 44, palette.paper, 0.95),
		ripples(6, { left: 300, right: 760, top: 506, bottom: 560 }, 12, palette.slate),
		shadow([465, 516], 250, 0.3),
		group([boat(), reeds()], { grain: 'rough' }),
		seal([110, 96], 70),
	])
}
