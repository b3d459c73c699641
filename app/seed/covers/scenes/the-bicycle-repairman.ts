import { bambooSpray, twig } from '#app/seed/covers/motifs/branch.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { groundBand } from '#app/seed/covers/motifs/sky.ts'
import { wheel } from '#app/seed/covers/motifs/wheel.ts'
import { rectangle, through } from '#app/seed/covers/paint/line.ts'
import { brush, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function tree(): string {
	const leaves = through(
		'60 40, 170 20, 290 60, 400 30, 510 70, 120 110, 240 130, 350 120, 460 130, 40 150, 570 40, 180 180, 400 190, 560 120, 230 20, 300 0, 330 190, 90 190, 20 90',
	)
	return group(
		[
			brush(through('214 720, 222 560, 206 400, 226 240, 262 80, 280 -60'), {
				width: 74,
				fill: palette.slate,
				taper: 'none',
			}),
			twig(through('226 320, 330 220, 520 120'), 28, 4, palette.slate),
			twig(through('214 300, 130 200, 20 140'), 24, 6, palette.slate),
			...leaves.map(([x, y], i) =>
				bambooSpray(
					[x, y],
					100,
					[10 + i * 7, 60, 105, 150, 200, 330],
					i % 2 ? palette.jade : palette.jadeDeep,
				),
			),
		],
		{ grain: 'rough' },
	)
}

function umbrella(): string {
	return group([
		stroke('M790 210V600', palette.ink, 9),
		shape(
			'M500 300C540 190 680 132 790 130C900 132 1040 190 1080 300Q1030 272 982 300Q934 272 886 300Q838 272 790 300Q742 272 694 300Q646 272 598 300Q550 272 500 300Z',
			{ fill: palette.indigo },
		),
		stroke(
			'M790 132C700 170 640 230 598 298M790 132C750 180 716 240 694 298M790 132C830 180 864 240 886 298M790 132C880 170 940 230 982 298',
			palette.night,
			3,
			0.6,
		),
		stroke('M790 130V106', palette.ink, 8),
	])
}

function workshop(): string {
	return group([
		wheel(640, 512, 92, palette.slate),
		shape(rectangle(846, 500, 150, 100), { fill: palette.cinnabar }),
		stroke('M846 536H996M880 500V470H962V500', palette.cinnabarDeep, 7),
		shape(rectangle(906, 526, 30, 20), { fill: palette.straw }),
		shape(rectangle(716, 536, 96, 14), { fill: palette.earth }),
		stroke('M728 548L720 602M800 548L808 602', palette.earth, 9),
		stroke('M1060 600V480M1034 480H1086M1040 602H1080', palette.ink, 9),
	])
}

/** No shop, only a box, a pump and a chair; and for rain a very large blue umbrella. */
export function drawTheBicycleRepairman(): string {
	return sheet([
		groundBand('pavement', palette.stone, 540, 0.9),
		tree(),
		shadow([800, 604], 620, 0.3),
		group([umbrella(), workshop()], { grain: 'rough' }),
	])
}
