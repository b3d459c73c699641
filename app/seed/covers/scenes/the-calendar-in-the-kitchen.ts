import { foliage, twig } from '#app/seed/covers/motifs/branch.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { skyBand } from '#app/seed/covers/motifs/sky.ts'
import { steam } from '#app/seed/covers/motifs/steam.ts'
import { rectangle, through } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function calendar(): string {
	const lines = [396, 420, 444].map((y, i) => stroke(`M350 ${y}H${530 - i * 26}`, palette.ash, 5))
	return group(
		[
			stroke('M440 60L380 112M440 60L500 112', palette.ink, 4),
			disc([440, 58], 8, { fill: palette.ink }),
			shape(rectangle(306, 120, 276, 378), { fill: '#d8c9aa' }),
			shape(rectangle(300, 110, 276, 376), { fill: palette.light }),
			shape(rectangle(300, 110, 276, 66), { fill: palette.cinnabar }),
			shape('M576 486V430Q560 470 520 486Z', { fill: '#c9b790' }),
			twig(through('438 350, 440 290, 452 220'), 8, 3, palette.jadeDeep),
			...foliage(
				'440 320 -150 74, 442 300 -30 76, 446 264 -140 56, 450 236 -50 56',
				[palette.jadeDeep, palette.jade],
				0.3,
			),
			...lines,
		],
		{ grain: 'rough' },
	)
}

function dumplings(): string {
	const folds = through('770 470, 850 452, 930 470, 810 436, 890 436')
	return group([
		...folds.map(([x, y]) =>
			group([
				shape(
					`M${x - 50} ${y + 12}Q${x} ${y - 54} ${x + 50} ${y + 12}Q${x} ${y + 26} ${x - 50} ${y + 12}Z`,
					{ fill: '#fbf2dd' },
				),
				stroke(`M${x - 36} ${y - 2}Q${x} ${y - 34} ${x + 36} ${y - 2}`, '#cdb994', 3),
			]),
		),
		shape('M690 474H1010C1000 540 940 572 900 576H800C760 572 700 540 690 474Z', {
			fill: '#a9c4b2',
		}),
		stroke('M706 500H994', palette.jadeDeep, 6),
	])
}

/** The page of the day says which season begins, and so what is for dinner. */
export function drawTheCalendarInTheKitchen(): string {
	return sheet(
		[
			skyBand('wall', palette.straw, 640, 0.7),
			calendar(),
			shape(rectangle(-30, 572, 1260, 140), { fill: '#5b4332', grain: 'rough' }),
			shape(rectangle(-30, 572, 1260, 8), { fill: '#8d6c50', grain: 'rough' }),
			shadow([850, 582], 330, 0.45),
			group([dumplings()], { grain: 'rough' }),
			steam({ id: 'steam', from: [850, 420], height: 270, colour: '#fffdf6', width: 28, gap: 66 }),
		],
		'#efe4cf',
	)
}
