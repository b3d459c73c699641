import { hills } from '#app/db/seed/covers/motifs/hills.ts'
import { seal } from '#app/db/seed/covers/motifs/seal.ts'
import { groundBand, mistBar } from '#app/db/seed/covers/motifs/sky.ts'
import { birds } from '#app/db/seed/covers/motifs/weather.ts'
import { blob } from '#app/db/seed/covers/paint/line.ts'
import { brush, disc, group, shape, stroke } from '#app/db/seed/covers/paint/marks.ts'
import { palette } from '#app/db/seed/covers/paint/palette.ts'
import { sheet } from '#app/db/seed/covers/paint/sheet.ts'

/** A horse in a dozen pulls of the brush, walking to the right. */
function horse(): string {
	const ink = palette.ink
	const body = blob([
		[300, 468], [318, 440], [360, 434], [410, 442], [450, 434], [486, 426], [506, 452],
		[500, 488], [470, 506], [420, 508], [370, 504], [326, 508], [304, 494],
	])
	const neck = blob([
		[462, 442], [486, 404], [514, 360], [540, 344], [552, 364], [540, 404], [516, 452], [496, 486], [470, 478],
	])
	const head = blob([
		[526, 346], [548, 338], [568, 356], [590, 388], [604, 412], [596, 424], [578, 420], [556, 396], [534, 382],
	])
	const legs = [
		brush([[330, 486], [312, 530], [330, 566], [318, 614]], { width: 30, fill: ink, taper: 'end', seed: 2 }),
		brush([[350, 490], [356, 530], [380, 566], [372, 614]], { width: 26, fill: palette.slate, taper: 'end', seed: 3 }),
		brush([[474, 490], [466, 540], [452, 572], [446, 612]], { width: 24, fill: palette.slate, taper: 'end', seed: 4 }),
		brush([[490, 484], [504, 532], [524, 558], [512, 604]], { width: 27, fill: ink, taper: 'end', seed: 5 }),
	]
	const hooves = [
		'M308 604h22l6 14h-30Z',
		'M364 604h20l6 14h-28Z',
		'M436 604h20l6 14h-28Z',
		'M504 592l20 4l2 15l-26 -3Z',
	].map((path) => shape(path, { fill: ink }))
	const mane = [
		brush([[540, 340], [508, 352], [484, 392], [478, 430]], { width: 24, fill: ink, seed: 8 }),
		brush([[528, 346], [494, 372], [466, 404], [456, 438]], { width: 16, fill: ink, seed: 9 }),
		brush([[548, 336], [560, 352], [562, 372]], { width: 10, fill: ink, seed: 10 }),
	]
	const tail = [
		brush([[312, 448], [274, 452], [258, 500], [244, 566]], { width: 26, fill: ink, taper: 'end', seed: 11 }),
		brush([[310, 452], [284, 470], [276, 520], [270, 560]], { width: 14, fill: ink, taper: 'end', seed: 12 }),
	]
	return group([
		...tail,
		...legs,
		...hooves,
		shape(body, { fill: ink }),
		shape(neck, { fill: ink }),
		shape(head, { fill: ink }),
		shape('M536 346L534 318L552 336Z', { fill: ink }),
		...mane,
		disc([562, 370], 3, { fill: palette.paper }),
		stroke('M330 452C360 444 400 452 440 446', palette.ash, 5, 0.7),
	])
}

function oldMan(): string {
	return group([
		stroke('M744 420C748 480 742 560 748 616', palette.earth, 6),
		shape('M664 476C676 462 712 462 722 478C734 520 742 570 744 606C720 616 670 616 646 606C648 560 652 512 664 476Z', { fill: '#77828a' }),
		shape('M650 582C680 592 714 592 743 584L745 606C720 616 670 616 646 606Z', { fill: palette.slate }),
		brush([[684, 482], [716, 512], [744, 506]], { width: 26, fill: '#626e77', taper: 'none', seed: 3 }),
		disc([746, 504], 8, { fill: '#e4c4a0' }),
		stroke('M660 536C690 546 714 544 732 536', palette.ink, 5),
		disc([696, 442], 23, { fill: '#e4c4a0' }),
		shape('M700 450C716 452 722 462 718 500C704 494 694 474 690 456Z', { fill: palette.light }),
		shape('M672 444C668 422 684 412 698 414C692 424 684 428 682 446Z', { fill: palette.light }),
		disc([690, 412], 9, { fill: palette.light }),
		stroke('M664 608V618M718 610V618', palette.ink, 12),
	])
}

/** The old man at the frontier and his horse: nobody knows yet whether it is luck. */
export function drawOldTales(): string {
	return sheet([
		hills({ id: 'peaks', summits: [[930, 120, 130], [1090, 190, 150], [760, 250, 120]], foot: 500, colour: '#9aa3a2', seed: 21, rough: 22 }),
		hills({ id: 'middle', summits: [[1010, 300, 180], [1230, 250, 160], [560, 420, 200]], foot: 560, colour: '#7f8a86', seed: 4, rough: 16 }),
		mistBar([800, 520], 1100, 70, palette.paper, 0.9),
		hills({ id: 'left', summits: [[-20, 360, 200]], foot: 590, colour: '#8f968f', seed: 9, rough: 14 }),
		groundBand('steppe', '#c9b389', 560, 0.7),
		group([shape('M230 622C330 608 700 606 790 618C700 634 330 634 230 622Z', { fill: palette.ink })], { opacity: 0.28, grain: 'soft' }),
		group([horse(), oldMan()], { grain: 'rough' }),
		birds([[520, 150], [574, 128], [616, 162], [668, 140]], 20, palette.slate),
		seal([92, 84], 66),
	])
}
