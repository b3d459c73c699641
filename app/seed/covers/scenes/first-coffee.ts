import { bambooSpray } from '#app/seed/covers/motifs/branch.ts'
import { lattice } from '#app/seed/covers/motifs/lattice.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { steam } from '#app/seed/covers/motifs/steam.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { clipping, group, oval, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet, wholeSheet } from '#app/seed/covers/paint/sheet.ts'

const opening = { x: 110, y: 50, width: 560, height: 430 } as const

function garden(): string {
	const { x, y, width, height } = opening
	return group(
		[
			shape(rectangle(x, y, width, height), { fill: paintedWith('daylight') }),
			stroke(
				'M250 500C256 380 262 220 290 40M330 500C330 360 346 240 342 40M520 500C514 380 524 260 500 40',
				'#a9bfa6',
				9,
			),
			bambooSpray([280, 130], 130, [10, 60, 110, 160], '#8fae95'),
			bambooSpray([344, 250], 120, [-10, 40, 90, 140], '#9fb9a0'),
			bambooSpray([514, 180], 130, [30, 80, 130, 170], '#8fae95'),
			bambooSpray([520, 330], 120, [20, 70, 120, 165], '#a9bfa6'),
			bambooSpray([256, 360], 110, [20, 70, 120], '#a9bfa6'),
		],
		{ clip: 'opening', grain: 'rough' },
	)
}

function coffee(): string {
	return group(
		[
			oval([850, 590], 220, 30, { fill: '#d9d2c2' }),
			oval([850, 582], 220, 30, { fill: palette.light }),
			oval([850, 582], 140, 17, { fill: '#d8cfbd' }),
			shape(
				'M978 400C1060 380 1080 440 1052 480C1032 508 990 516 966 510L974 484C1000 488 1024 476 1034 456C1044 432 1032 416 982 426Z',
				{ fill: palette.cinnabarDeep },
			),
			linear('cup', [710, 0], [990, 0], {
				0: '#d65a40',
				0.45: palette.cinnabar,
				1: palette.cinnabarDeep,
			}),
			shape('M712 376C712 480 744 552 790 576C820 588 880 588 910 576C956 552 988 480 988 376Z', {
				fill: paintedWith('cup'),
			}),
			oval([850, 376], 138, 34, { fill: '#e58163' }),
			oval([850, 380], 126, 28, { fill: palette.cinnabarDeep }),
			oval([850, 386], 118, 23, { fill: '#4a2f1f' }),
			oval([830, 382], 60, 10, { fill: '#8a6038', opacity: 0.7 }),
			stroke('M738 440C742 480 756 520 776 542', '#ee9a7c', 6, 0.7),
		],
		{ grain: 'rough' },
	)
}

/** The first coffee ordered in Chinese, beside a window that has seen more tea. */
export function drawFirstCoffee(): string {
	const { x, y, width, height } = opening
	return sheet([
		linear('room', [0, 0], [1200, 0], { 0: '#e2d3b8', 1: '#efe4cf' }),
		shape(wholeSheet, { fill: paintedWith('room') }),
		clipping('opening', rectangle(x, y, width, height)),
		linear('daylight', [0, y], [0, y + height], { 0: '#f1f0e0', 1: '#fffaf0' }),
		garden(),
		group([lattice({ ...opening, wood: '#3a2c22', bar: 7 })], { grain: 'rough' }),
		shape(rectangle(-30, 540, 1260, 170), { fill: '#5b4332', grain: 'rough' }),
		shape(rectangle(-30, 540, 1260, 8), { fill: '#8d6c50', grain: 'rough' }),
		shadow([850, 604], 500, 0.45),
		coffee(),
		steam({
			id: 'steam',
			from: [850, 372],
			height: 310,
			colour: '#fffdf6',
			width: 32,
			gap: 74,
		}),
	])
}
