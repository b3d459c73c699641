import { leaf, twig } from '#app/db/seed/covers/motifs/branch.ts'
import { hills } from '#app/db/seed/covers/motifs/hills.ts'
import { seal } from '#app/db/seed/covers/motifs/seal.ts'
import { mistBar } from '#app/db/seed/covers/motifs/sky.ts'
import { ripples } from '#app/db/seed/covers/motifs/weather.ts'
import { brush, disc, group, shape, stroke } from '#app/db/seed/covers/paint/marks.ts'
import { palette } from '#app/db/seed/covers/paint/palette.ts'
import { sheet } from '#app/db/seed/covers/paint/sheet.ts'

function boat(): string {
	return group([
		brush([[330, 470], [400, 498], [500, 500], [590, 462]], { width: 22, fill: palette.ink, seed: 4 }),
		brush([[352, 482], [430, 500], [520, 498], [574, 474]], { width: 12, fill: palette.slate, seed: 7 }),
		shape('M410 484C414 448 438 436 466 436C494 436 512 450 514 484Z', { fill: '#6a6459' }),
		...[432, 452, 472, 492].map((x) => stroke(`M${x} ${442 + Math.abs(x - 462) * 0.3}V484`, palette.ink, 2.4, 0.6)),
		shape('M548 470C544 448 552 432 562 432C574 434 578 452 576 468Z', { fill: palette.ink }),
		disc([563, 424], 9, { fill: palette.ink }),
		shape('M540 424L564 404L588 426Z', { fill: palette.earth }),
		brush([[560, 440], [620, 396], [690, 362]], { width: 6, fill: palette.ink, taper: 'end', seed: 2 }),
		stroke('M690 362C694 410 692 450 696 506', palette.slate, 1.4),
	])
}

function reeds(): string {
	const stems = [
		[[1060, 690], [1066, 600], [1040, 520]],
		[[1090, 690], [1100, 590], [1130, 500]],
		[[1118, 690], [1134, 600], [1180, 540]],
		[[1036, 690], [1028, 620], [990, 566]],
		[[1150, 690], [1160, 640], [1210, 600]],
	] as const
	return group([
		...stems.map((stem, i) => twig(stem, 8, i + 3, i % 2 ? palette.jadeDeep : palette.ink)),
		leaf([1064, 620], -150, 90, palette.jadeDeep, 0.14),
		leaf([1100, 600], -30, 96, palette.jadeDeep, 0.14),
		leaf([1096, 640], -160, 80, palette.ink, 0.14),
		leaf([1132, 620], -20, 86, palette.jade, 0.14),
	])
}

/** Painting is leaving out: a boat, a far shore, and the water that nobody drew. */
export function drawInkAndTea(): string {
	return sheet([
		hills({ id: 'far', summits: [[1000, 150, 110], [1130, 230, 120], [860, 260, 110]], foot: 400, colour: '#a9b0ad', seed: 15, rough: 20 }),
		group([hills({ id: 'near', summits: [[1090, 262, 120], [1240, 220, 130]], foot: 420, colour: '#5f6a68', seed: 31, rough: 18 })], { grain: 'wash' }),
		mistBar([980, 404], 760, 44, palette.paper, 0.95),
		ripples(6, { left: 300, right: 760, top: 506, bottom: 560 }, 12, palette.slate),
		group([shape('M340 516C420 508 520 508 590 516C520 528 420 528 340 516Z', { fill: palette.ink })], { opacity: 0.3, grain: 'soft' }),
		group([boat(), reeds()], { grain: 'rough' }),
		seal([110, 96], 70),
	])
}
