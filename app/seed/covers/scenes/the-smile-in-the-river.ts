import { hills } from '#app/seed/covers/motifs/hills.ts'
import { mistBar, orb, skyBand } from '#app/seed/covers/motifs/sky.ts'
import { ring, ripples } from '#app/seed/covers/motifs/weather.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { blob, through } from '#app/seed/covers/paint/line.ts'
import { brush, disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function porpoise(): string {
	const body = through(
		'370 500, 400 420, 460 340, 550 290, 650 276, 740 296, 800 344, 822 392, 806 424, 760 430, 700 420, 620 430, 540 470, 480 540, 450 590, 380 590',
	)
	return group([
		linear('skin', [0, 270], [0, 560], { 0: '#4c565e', 0.55: '#6a757c', 1: '#8d979b' }),
		shape(blob(body), { fill: paintedWith('skin') }),
		shape('M640 420C640 470 610 510 566 528C570 486 584 444 606 424Z', { fill: '#454f57' }),
		stroke('M812 402C786 406 764 396 750 374', palette.ink, 5),
		disc([748, 342], 7, { fill: palette.ink }),
		disc([750, 340], 2.4, { fill: palette.light }),
		stroke('M520 324C580 296 660 290 710 306', palette.light, 5, 0.35),
	])
}

function water(): string {
	const crest =
		'M-40 556C120 528 240 566 380 544C520 522 660 570 820 546C980 524 1100 560 1240 540V720H-40Z'
	return group(
		[
			linear('river', [0, 530], [0, 690], { 0: '#9db3ac', 1: '#6f8f88' }),
			shape(crest, { fill: paintedWith('river') }),
			brush(through('-30 566, 140 546, 260 572, 390 552'), { width: 6, fill: palette.light }),
			brush(through('520 548, 660 572, 820 556, 960 544'), { width: 6, fill: palette.light }),
		],
		{ grain: 'rough' },
	)
}

/** The finless porpoise comes up for air, and seems, as always, to be smiling. */
export function drawTheSmileInTheRiver(): string {
	return sheet([
		skyBand('sky', '#9fb1b0', 340, 0.6),
		orb('sun', [980, 190], 74, palette.cinnabar, '#e39468'),
		hills({
			id: 'bank',
			summits: '80 380 220, 1080 400 240',
			foot: 560,
			colour: '#a3b0ab',
			seed: 3,
			rough: 12,
		}),
		mistBar([600, 530], 1300, 40, palette.paper, 0.8),
		group([porpoise()], { grain: 'rough' }),
		water(),
		ring([424, 596], 120, palette.light, 0.9),
		ripples(8, { left: 80, right: 1140, top: 590, bottom: 670 }, 16, palette.light),
	])
}
