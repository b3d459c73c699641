import { leaf, twig } from '#app/seed/covers/motifs/branch.ts'
import { hills } from '#app/seed/covers/motifs/hills.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { glow } from '#app/seed/covers/motifs/sky.ts'
import { steam } from '#app/seed/covers/motifs/steam.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { type Point, rectangle, through } from '#app/seed/covers/paint/line.ts'
import { brush, clipping, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet, wholeSheet } from '#app/seed/covers/paint/sheet.ts'

const pane = { x: 380, y: 70, width: 620, height: 410 } as const

function view(): string {
	const { x, y, width, height } = pane
	return group([
		clipping('pane', rectangle(x, y, width, height)),
		linear('outside', [0, y], [0, y + height], { 0: '#f7e3b4', 0.6: '#fbf1d8', 1: '#f4e2bf' }),
		group(
			[
				shape(rectangle(x, y, width, height), { fill: paintedWith('outside') }),
				glow('warm', [860, 170], 240, '#fff6dd', 0.9),
				hills({
					id: 'yard',
					summits: '520 330 140, 900 350 220',
					foot: 500,
					colour: '#a8b79f',
					seed: 3,
					rough: 8,
				}),
				twig(through('1010 120, 920 150, 830 146'), 11, 4, palette.slate),
				...[
					[960, 138, 110],
					[914, 152, 60],
					[880, 150, 120],
					[846, 146, 170],
					[930, 148, -60],
				].map(([lx = 0, ly = 0, angle = 0]) => leaf([lx, ly], angle, 58, palette.jade, 0.3)),
			],
			{ clip: 'pane' },
		),
	])
}

function frame(): string {
	const { x, y, width, height } = pane
	const wood = '#4a3526'
	const middle = x + width / 2
	return group(
		[
			stroke(`M${middle} ${y}V${y + height}M${x} ${y + 118}H${x + width}`, wood, 13),
			stroke(
				`M${x + width / 4} ${y}V${y + 118}M${x + (width * 3) / 4} ${y}V${y + 118}M${x} ${y + 59}H${x + width}`,
				wood,
				6,
			),
			shape(rectangle(x, y, width, height), { fill: 'none', stroke: wood, width: 26 }),
			shape(rectangle(x - 50, y + height + 4, width + 100, 30), { fill: wood }),
			shape(rectangle(x - 50, y + height + 4, width + 100, 7), { fill: '#7d5d42' }),
		],
		{ grain: 'rough' },
	)
}

function basket(y: number, half: number): string {
	const slats = Array.from({ length: 13 }, (_, i) => {
		const x = 690 - half + ((i + 0.5) * half * 2) / 13
		return stroke(`M${x} ${y + 8}V${y + 58}`, palette.earth, 2, 0.4)
	})
	return group([
		shape(rectangle(690 - half, y, half * 2, 64), { fill: paintedWith('bamboo') }),
		...slats,
		shape(rectangle(690 - half - 6, y - 4, half * 2 + 12, 15), { fill: '#c4954c' }),
		shape(rectangle(690 - half - 6, y + 54, half * 2 + 12, 14), { fill: '#b5833f' }),
	])
}

function steamers(): string {
	return group(
		[
			shadow([690, 600], 600, 0.55),
			linear('bamboo', [512, 0], [868, 0], {
				0: '#c79a54',
				0.3: '#e2bf7c',
				0.6: '#d9b26b',
				1: '#a87838',
			}),
			basket(532, 178),
			basket(464, 170),
			basket(396, 164),
			shape('M524 394C540 356 620 342 690 342C760 342 840 356 856 394Z', {
				fill: paintedWith('bamboo'),
			}),
			stroke(
				'M560 372C620 356 760 356 820 372M536 386C620 370 760 370 844 386',
				palette.earth,
				2.4,
				0.5,
			),
			shape('M668 344C668 326 712 326 712 344Z', { fill: '#b5833f' }),
		],
		{ grain: 'rough' },
	)
}

function chillies(x: number, top: number, count: number): string {
	const pods = Array.from({ length: count }, (_, i) => {
		const y = top + 34 + i * 15
		const side = [-1, 1, -0.35, 0.4][i % 4] ?? 1
		const line: Point[] = [
			[x, y - 8],
			[x + side * 20, y + 8],
			[x + side * 30, y + 34],
			[x + side * 26, y + 62],
		]
		const fill = i % 4 > 1 ? palette.cinnabar : palette.cinnabarDeep
		return brush(line, { width: 19, fill, taper: 'end', seed: i })
	})
	return group([stroke(`M${x} ${top}V${top + 40}`, palette.straw, 4), ...pods], { grain: 'rough' })
}

/** A kitchen before the family comes in: three tiers of bamboo, and the window steaming up. */
export function drawFamilyStories(): string {
	return sheet(
		[
			linear('kitchen', [0, 0], [1200, 0], { 0: '#4b5a53', 0.45: '#66766c', 1: '#505e57' }),
			shape(wholeSheet, { fill: paintedWith('kitchen') }),
			glow('spill', [690, 280], 560, '#e9bd7a', 0.5),
			view(),
			frame(),
			shape(rectangle(-30, 592, 1260, 120), { fill: '#3a2c22', grain: 'rough' }),
			shape(rectangle(-30, 592, 1260, 7), { fill: '#86664a', grain: 'rough' }),
			steamers(),
			steam({
				id: 'steam',
				from: [690, 346],
				height: 300,
				colour: '#fffdf6',
				strands: 4,
				width: 34,
				gap: 76,
			}),
			chillies(170, -20, 15),
			chillies(252, -20, 10),
		],
		'#66766c',
	)
}
