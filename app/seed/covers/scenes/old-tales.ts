import { hills } from '#app/seed/covers/motifs/hills.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { groundBand, mistBar } from '#app/seed/covers/motifs/sky.ts'
import { birds } from '#app/seed/covers/motifs/weather.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { blob, through } from '#app/seed/covers/paint/line.ts'
import { brush, disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

const outline = through(
	'546 312, 556 326, 568 340, 590 374, 604 400, 596 414, 580 410, 562 390, 544 384, 532 414, ' +
		'522 452, 506 486, 498 506, 496 548, 490 590, 500 616, 472 617, 476 588, 474 550, 464 512, ' +
		'424 520, 384 514, 352 500, 340 530, 322 560, 318 592, 328 616, 300 617, 302 588, 296 556, ' +
		'300 524, 282 484, 286 446, 316 424, 366 428, 416 434, 452 416, 486 372, 516 332, 536 320',
)

/** A black horse walking to the right, under a red saddle-cloth. */
function horse(): string {
	const { ink, slate } = palette
	const farFore = through(
		'496 486, 522 518, 538 546, 530 582, 538 604, 516 608, 514 584, 518 552, 496 532, 474 500',
	)
	const farHind = through(
		'330 490, 362 528, 374 558, 364 592, 374 615, 348 616, 350 588, 352 562, 326 534, 306 500',
	)
	const hair = (jotted: string, width: number, seed: number) =>
		brush(through(jotted), { width, fill: ink, taper: 'end', seed })
	return group([
		linear('coat', [0, 320], [0, 620], { 0: ink, 0.5: ink, 1: '#45413d' }),
		shape(blob(farFore), { fill: slate }),
		shape(blob(farHind), { fill: slate }),
		hair('296 440, 264 446, 252 500, 262 572', 24, 11),
		hair('292 446, 258 470, 244 520, 240 560', 13, 12),
		hair('292 450, 276 480, 272 520, 280 556', 11, 14),
		shape(blob(outline), { fill: paintedWith('coat') }),
		shape('M540 326L546 296L558 328Z', { fill: ink }),
		hair('546 318, 512 334, 486 372, 470 424', 22, 8),
		hair('524 328, 496 366, 488 408, 478 440', 16, 9),
		hair('540 320, 516 356, 506 388, 498 416', 14, 10),
		hair('548 318, 562 340, 564 362', 9, 13),
		shape('M366 426Q400 434 440 424L448 484Q408 496 362 486Z', { fill: palette.cinnabar }),
		stroke('M364 476Q408 486 446 474', palette.straw, 4),
		disc([567, 360], 2.6, { fill: palette.paper }),
	])
}

function oldMan(): string {
	return group([
		stroke('M744 420C748 480 742 560 748 616', palette.earth, 6),
		shape(
			'M664 476C676 462 712 462 722 478C734 520 742 570 744 606C720 616 670 616 646 606C648 560 652 512 664 476Z',
			{ fill: '#77828a' },
		),
		shape('M650 582C680 592 714 592 743 584L745 606C720 616 670 616 646 606Z', {
			fill: palette.slate,
		}),
		brush(through('684 482, 716 512, 744 506'), {
			width: 26,
			fill: '#626e77',
			taper: 'none',
			seed: 3,
		}),
		disc([746, 504], 8, { fill: '#e4c4a0' }),
		stroke('M660 536C690 546 714 544 732 536', palette.ink, 5),
		disc([696, 442], 23, { fill: '#e4c4a0' }),
		shape('M700 450C716 452 722 462 718 500C704 494 694 474 690 456Z', { fill: palette.light }),
		shape('M672 444C668 422 684 412 698 414C692 424 684 428 682 446Z', { fill: palette.light }),
		disc([690, 412], 9, { fill: palette.light }),
		stroke('M660 613H676M712 614H730', palette.ink, 13),
	])
}

/** The old man at the frontier and his horse: nobody knows yet whether it is luck. */
export function drawOldTales(): string {
	return sheet([
		hills({
			id: 'peaks',
			summits: '930 120 130, 1090 190 150, 760 250 120',
			foot: 500,
			colour: '#9aa3a2',
			seed: 21,
			rough: 22,
		}),
		hills({
			id: 'middle',
			summits: '1010 300 180, 1230 250 160, 560 420 200',
			foot: 560,
			colour: '#7f8a86',
			seed: 4,
			rough: 16,
		}),
		mistBar([800, 520], 1100, 70, palette.paper, 0.9),
		hills({
			id: 'left',
			summits: '-20 360 200',
			foot: 590,
			colour: '#8f968f',
			seed: 9,
			rough: 14,
		}),
		groundBand('steppe', '#c9b389', 560, 0.7),
		shadow([510, 620], 560, 0.28),
		group([horse(), oldMan()], { grain: 'rough' }),
		birds(through('520 150, 574 128, 616 162, 668 140'), 20, palette.slate),
	])
}
