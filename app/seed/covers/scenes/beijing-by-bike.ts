import { bambooSpray, leaf, twig } from '#app/seed/covers/motifs/branch.ts'
import { roof } from '#app/seed/covers/motifs/roof.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { groundBand, mistBar, skyBand } from '#app/seed/covers/motifs/sky.ts'
import { birds } from '#app/seed/covers/motifs/weather.ts'
import { wheel } from '#app/seed/covers/motifs/wheel.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { rectangle, through } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { seeded } from '#app/seed/covers/paint/noise.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function drumTower(): string {
	const arches = [790, 850, 910].map((x) =>
		shape(`M${x - 16} 330V292A16 16 0 0 1 ${x + 16} 292V330Z`, { fill: palette.slate }),
	)
	const columns = [762, 794, 826, 874, 906, 938].map((x) =>
		stroke(`M${x} 176V226`, palette.slate, 5),
	)
	return group(
		[
			shape('M722 360L732 248H968L978 360Z', { fill: palette.stone }),
			...arches,
			shape(rectangle(724, 240, 252, 10), { fill: palette.ash }),
			shape(rectangle(744, 174, 212, 66), { fill: '#a9a094' }),
			...columns,
			roof({
				at: [850, 182],
				width: 310,
				height: 40,
				ridge: 0.74,
				lift: 16,
				colour: palette.slate,
			}),
			shape(rectangle(768, 118, 164, 28), { fill: '#a9a094' }),
			roof({
				at: [850, 124],
				width: 290,
				height: 62,
				ridge: 0.5,
				lift: 20,
				colour: palette.slate,
				tile: palette.stone,
				rows: 16,
			}),
		],
		{ opacity: 0.78, grain: 'rough' },
	)
}

function bricks(): string {
	const chance = seeded(31)
	const courses = Array.from({ length: 9 }, (_, row) => row).flatMap((row) =>
		Array.from({ length: 24 }, (_, column) => {
			const x = column * 54 + (row % 2) * 27 - 30
			const worn = chance()
			const y = 372 + row * 20
			return worn > 0.42
				? ''
				: stroke(`M${x} ${y}h${34 + worn * 30}v18`, palette.slate, 1.4, 0.2 + worn * 0.5)
		}),
	)
	return group(courses)
}

function wall(): string {
	const tiles = Array.from({ length: 50 }, (_, i) =>
		shape(`M${i * 25 - 12} 335a11 12 0 0 0 22 0Z`, { fill: palette.ink }),
	)
	return group(
		[
			linear('hutong', [0, 330], [0, 560], { 0: '#908b83', 1: '#b7afa2' }),
			shape(rectangle(-30, 340, 1260, 220), { fill: paintedWith('hutong') }),
			bricks(),
			shape(rectangle(-30, 352, 1260, 8), { fill: palette.slate, opacity: 0.4 }),
			shape('M-20 338L-20 316Q600 306 1220 316L1220 338Z', { fill: palette.slate }),
			...tiles,
			stroke('M-20 314H1220', palette.ink, 7),
			shape(rectangle(-30, 536, 1260, 24), { fill: palette.slate, opacity: 0.55 }),
		],
		{ grain: 'rough' },
	)
}

/** The old upright kind: a double top tube, full mudguards, a wicker basket. */
function bicycle(): string {
	const red = (path: string, width = 9) => stroke(path, palette.cinnabar, width)
	const ink = (path: string, width: number) => stroke(path, palette.ink, width)
	const weave = [0, 1, 2, 3].map((i) => ink(`M${562 + i * 3} ${398 + i * 16}H${642 - i * 3}`, 2.2))
	return group([
		wheel(270, 516, 92),
		wheel(570, 516, 92),
		ink('M172 492A102 102 0 0 1 362 470', 7),
		ink('M494 446A102 102 0 0 1 668 486', 7),
		red('M270 516L372 520L338 400'),
		red('M270 516L342 414'),
		red('M342 414L516 404', 8),
		red('M372 520L524 430'),
		red('M508 372L570 516', 9),
		ink('M334 398L328 376', 7),
		shape('M286 366C304 356 352 360 384 374C372 388 344 384 330 392C312 392 290 388 286 366Z', {
			fill: palette.ink,
		}),
		ink('M508 374L500 352C486 346 466 348 448 360', 7),
		ink('M448 360L432 364', 11),
		disc([372, 520], 20, { fill: 'none', stroke: palette.ink, width: 6 }),
		ink('M372 520L386 560M374 562H402', 6),
		ink('M270 508L372 502M270 524L372 538', 2.4),
		shape('M556 392H648L638 456H566Z', { fill: palette.straw }),
		...weave,
		ink('M556 392H648L638 456H566ZM580 394L586 454M602 394V454M624 394L618 454', 3),
		ink('M190 436H282M210 438L262 510', 5),
		ink('M300 520L276 612H296', 5),
	])
}

function locust(): string {
	const bough = twig(through('1230 150, 1120 196, 1030 214, 960 262'), 20, 8)
	const side = twig(through('1120 196, 1080 250, 1074 300'), 9, 5)
	const leaves = through(
		'1010 226, 976 250, 1050 214, 1088 262, 1076 296, 1128 200, 1170 180, 950 268',
	)
	return group(
		[
			bough,
			side,
			...leaves.map(([x, y], i) =>
				bambooSpray(
					[x, y],
					54,
					[30 + i * 9, 75 + i * 5, 118, 160],
					i % 2 ? palette.jade : palette.jadeDeep,
				),
			),
			leaf([956, 264], 120, 46, palette.jade),
		],
		{ grain: 'rough' },
	)
}

/** A red bicycle against a hutong wall, the drum tower over the roofs. */
export function drawBeijingByBike(): string {
	return sheet([
		skyBand('sky', '#9fb1b0', 300, 0.55),
		drumTower(),
		mistBar([850, 330], 520, 60, palette.paper, 0.7),
		birds(through('300 130, 352 112, 392 146'), 20, palette.slate),
		wall(),
		groundBand('lane', palette.stone, 556, 0.9),
		shadow([420, 607], 540, 0.35),
		group([bicycle()], { grain: 'rough' }),
		locust(),
	])
}
