import { flower, foliage, leaf, twig } from '#app/seed/covers/motifs/branch.ts'
import { hills } from '#app/seed/covers/motifs/hills.ts'
import { roof } from '#app/seed/covers/motifs/roof.ts'
import { glow, mistBar, orb } from '#app/seed/covers/motifs/sky.ts'
import { birds } from '#app/seed/covers/motifs/weather.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { jotted, rectangle, through } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet, wholeSheet } from '#app/seed/covers/paint/sheet.ts'

function eveningSky(): string {
	return (
		linear('evening', [0, 0], [0, 470], {
			0: '#4d5a72',
			0.3: '#8f8391',
			0.62: '#dba58b',
			0.88: '#f0d2a4',
			1: '#f2dfbd',
		}) + shape(wholeSheet, { fill: paintedWith('evening') })
	)
}

/** Where one walks a friend to, and no further: a roof, four posts and a bench by the road. */
function pavilion(): string {
	const posts = [318, 362, 438, 482].map((x) => stroke(`M${x} 436V508`, palette.ink, 7))
	return group(
		[
			...posts,
			shape('M288 506H512L530 534H270Z', { fill: '#4a4844' }),
			shape(rectangle(286, 504, 228, 9), { fill: palette.ink }),
			stroke('M318 486H362M438 486H482', palette.ink, 5),
			roof({ at: [400, 442], width: 270, height: 62, ridge: 0.34, lift: 22, colour: palette.ink }),
			stroke('M400 382V362', palette.ink, 6),
			disc([400, 362], 6, { fill: palette.ink }),
		],
		{ grain: 'rough' },
	)
}

function road(): string {
	const path =
		'M470 690C500 610 590 590 640 560C700 524 590 520 560 508C548 500 600 488 640 478L652 480C640 492 610 500 622 506C690 520 780 530 730 572C690 606 700 630 740 690Z'
	return group([shape(path, { fill: '#efd9b2' })], { grain: 'rough', opacity: 0.9 })
}

function jasmine(): string {
	const stems = [
		twig(through('1230 60, 1100 110, 980 130, 860 200'), 15, 4),
		twig(through('1080 116, 1040 190, 1036 262'), 8, 6),
		twig(through('960 136, 900 110, 830 110'), 8, 9),
		twig(through('1160 84, 1180 180, 1160 250'), 8, 12),
	]
	const leaves =
		'1110 104 -70 82, 1060 118 140 76, 1004 128 -100 70, 940 146 100 84, 880 184 170 70, ' +
		'868 196 80 74, 900 112 -110 62, 840 110 190 70, 1040 200 20 80, 1036 240 150 76, ' +
		'1170 160 20 70, 1176 200 140 78, 1162 246 70 72, 1180 74 250 70'
	const flowers = jotted(
		'1078 166 44, 984 178 36, 868 142 40, 1130 232 38, 1000 84 32, 848 222 34, 1052 290 40',
	)
	const buds = through('820 108, 806 132, 1158 262, 928 102')
	return group(
		[
			...stems,
			...foliage(leaves, ['#35574b', '#274239', '#274239'], 0.34),
			...flowers.map(([x = 0, y = 0, size = 0], i) =>
				flower([x, y], size, 5 + (i % 2), palette.light, palette.straw, i * 31),
			),
			...buds.map(([x, y]) => leaf([x, y], 100, 26, palette.light, 0.4)),
		],
		{ grain: 'rough' },
	)
}

/** The hour of the parting songs: a long pavilion, an old road, jasmine close by. */
export function drawSongsAtDusk(): string {
	return sheet([
		eveningSky(),
		glow('afterglow', [660, 350], 300, '#f6d79c', 0.8),
		orb('sun', [660, 352], 62, palette.cinnabar, '#e0815a'),
		hills({
			id: 'far',
			summits: '200 320 260, 900 330 240, 1150 290 160',
			foot: 480,
			colour: '#8b7f8c',
			seed: 5,
		}),
		mistBar([600, 470], 1200, 50, '#f3dcb6', 0.8),
		hills({
			id: 'near',
			summits: '40 410 240, 1080 400 260',
			foot: 540,
			colour: '#5b5f66',
			seed: 8,
		}),
		hills({
			id: 'field',
			summits: '350 484 440, 920 514 480, 620 590 900',
			foot: 720,
			colour: '#6d6a5f',
			seed: 12,
			rough: 4,
			footInk: 0.75,
		}),
		road(),
		pavilion(),
		birds(through('470 200, 516 182, 548 212'), 18, palette.night),
		jasmine(),
	])
}
