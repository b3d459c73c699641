import { foliage, twig } from '#app/seed/covers/motifs/branch.ts'
import { hills } from '#app/seed/covers/motifs/hills.ts'
import { lantern } from '#app/seed/covers/motifs/lantern.ts'
import { glow, mistBar } from '#app/seed/covers/motifs/sky.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { blob, type Point, through } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape } from '#app/seed/covers/paint/marks.ts'
import { seeded } from '#app/seed/covers/paint/noise.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet, wholeSheet } from '#app/seed/covers/paint/sheet.ts'

function moon(): string {
	const seas = [
		blob(through('640 210, 700 190, 740 230, 700 270, 650 262')),
		blob(through('740 300, 800 290, 820 340, 770 372, 726 350')),
		blob(through('630 330, 668 326, 676 366, 640 372')),
	]
	return group([
		glow('halo', [700, 282], 420, '#f3dca6', 0.55),
		disc([700, 282], 206, { fill: '#f6e6bd', grain: 'rough' }),
		group(
			seas.map((sea) => shape(sea, { fill: '#dcc48f' })),
			{ opacity: 0.5, grain: 'haze' },
		),
	])
}

/** Osmanthus flowers sit in small crowds where the leaves meet the twig. */
function osmanthus(): string {
	const chance = seeded(88)
	const crowd = ([x, y]: Point) =>
		group(
			Array.from({ length: 16 }, () => {
				const [turn, away] = [chance() * 6.3, Math.sqrt(chance()) * 28]
				const at: Point = [x + Math.cos(turn) * away, y + Math.sin(turn) * away * 0.8]
				return disc(at, 4 + chance() * 3, { fill: chance() > 0.5 ? '#f0c766' : palette.ochre })
			}),
		)
	const stems = [
		twig(through('1240 20, 1110 90, 990 110, 850 176'), 20, 4, '#0f1722'),
		twig(through('1090 96, 1060 180, 1000 240'), 10, 6, '#0f1722'),
		twig(through('1180 52, 1190 150, 1150 230'), 10, 12, '#0f1722'),
		twig(through('980 112, 920 90, 860 60'), 9, 7, '#0f1722'),
	]
	const leaves =
		'1140 76 -70 84, 1110 92 150 84, 1060 102 -110 84, 1010 108 110 84, 960 124 80 84, ' +
		'900 150 190 84, 856 174 150 84, 860 172 80 84, 890 76 -120 84, 862 60 190 84, ' +
		'1066 166 20 84, 1030 214 160 84, 1002 238 120 84, 1190 140 170 84, 1156 220 110 84, ' +
		'1170 200 40 84, 940 98 -70 84'
	return group(
		[
			...stems,
			...foliage(leaves, ['#3f6b58', '#2d5145', '#2d5145'], 0.28),
			...through('1088 104, 974 116, 1016 226, 886 160, 1186 132, 884 74').map(crowd),
		],
		{ grain: 'rough' },
	)
}

function rabbit(): string {
	const body =
		'M372 604C352 566 372 520 418 512C434 508 444 504 450 494C440 486 438 468 448 458C440 430 430 396 438 374C454 384 464 420 468 448C472 424 474 392 490 376C502 398 490 434 482 454C500 464 512 478 510 490C508 502 494 508 484 510C490 532 492 560 496 586C506 590 514 596 514 604Z'
	return shape(body, { fill: '#0d141d' })
}

/** Mid-autumn: the moon, the rabbit that belongs to it, and osmanthus in the air. */
export function drawMoonFestival(): string {
	return sheet(
		[
			linear('night', [0, 0], [0, 675], { 0: '#16202e', 0.6: '#2b3d52', 1: '#54677a' }),
			shape(wholeSheet, { fill: paintedWith('night') }),
			moon(),
			mistBar([360, 330], 520, 22, '#5d7186', 0.55),
			mistBar([980, 420], 620, 24, '#5d7186', 0.5),
			hills({
				id: 'ridge',
				summits: '120 470 240, 1060 480 260',
				foot: 760,
				colour: '#31445a',
				seed: 6,
				footInk: 0.2,
			}),
			hills({
				id: 'knoll',
				summits: '430 596 420, 1100 640 420',
				foot: 760,
				colour: '#0d141d',
				seed: 17,
				rough: 4,
				footInk: 1,
			}),
			group([rabbit()], { grain: 'rough' }),
			osmanthus(),
			glow('lamp', [1060, 420], 180, '#e8764e', 0.5),
			group([lantern('lantern', [1060, 180], 130, 175)], { grain: 'rough' }),
		],
		palette.night,
	)
}
