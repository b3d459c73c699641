import { seal } from '#app/seed/covers/motifs/seal.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { glow } from '#app/seed/covers/motifs/sky.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet, wholeSheet } from '#app/seed/covers/paint/sheet.ts'

function typewriter(): string {
	const { ink, slate, stone, straw } = palette
	const keys = [0, 1, 2, 3].flatMap((row) =>
		Array.from({ length: 11 }, (_, i) => {
			const x = 600 + (i - 5) * (34 + row * 3)
			return disc([x, 466 + row * 28], 11, { fill: row === 2 && i === 5 ? straw : stone })
		}),
	)
	return group([
		shape(rectangle(470, 130, 260, 190), { fill: palette.light }),
		stroke('M506 172H694M506 204H694M506 236H640', palette.ash, 5),
		shape(rectangle(380, 306, 440, 46), { fill: slate }),
		disc([372, 329], 24, { fill: ink }),
		disc([828, 329], 24, { fill: ink }),
		shape('M420 344H780L816 452H384Z', { fill: ink }),
		shape(rectangle(530, 372, 140, 44), { fill: '#f7e6b8' }),
		stroke(
			'M548 384H570V406H548ZM600 382Q598 398 587 407M600 390Q604 401 614 407M628 390H654M641 380V409M641 391L630 402M641 391L652 402',
			ink,
			4,
		),
		shape('M384 448H816L856 584H344Z', { fill: '#3a3734' }),
		...keys,
	])
}

/** Seventy-two keys and a small lit window: a machine that came too early. */
export function drawTheTypewriterInTheBasement(): string {
	return sheet(
		[
			linear('cellar', [0, 0], [0, 675], { 0: '#39454a', 1: '#59625f' }),
			shape(wholeSheet, { fill: paintedWith('cellar') }),
			glow('lamp', [600, 130], 560, '#f4cf8c', 0.75),
			shape(rectangle(-30, 572, 1260, 140), { fill: '#3a2c22', grain: 'rough' }),
			shape(rectangle(-30, 572, 1260, 8), { fill: '#7d5d42', grain: 'rough' }),
			shadow([600, 588], 640, 0.6),
			group(
				[
					stroke('M600 -30V30', palette.ink, 5),
					shape('M540 66L568 26H632L660 66Z', { fill: palette.ink }),
					disc([600, 72], 18, { fill: '#fff3cf' }),
					typewriter(),
				],
				{ grain: 'rough' },
			),
			seal([660, 256], 44),
		],
		'#59625f',
	)
}
