import { bambooSpray } from '#app/seed/covers/motifs/branch.ts'
import { roof } from '#app/seed/covers/motifs/roof.ts'
import { groundBand, skyBand } from '#app/seed/covers/motifs/sky.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { type Point, polygon, rectangle, straight, through } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function wall(): string {
	const shade = linear('wall', [0, 150], [0, 560], { 0: '#b9b3a8', 0.6: '#cfc8bb', 1: '#ddd4c3' })
	const tiles = Array.from({ length: 42 }, (_, i) =>
		disc([i * 30 - 8, 160], 11, { fill: palette.slate }),
	)
	return group(
		[
			shade,
			shape(rectangle(-30, 150, 1260, 410), { fill: paintedWith('wall') }),
			shape(rectangle(-30, 532, 1260, 28), { fill: palette.ash, opacity: 0.55 }),
			shape(rectangle(-30, 166, 1260, 12), { fill: palette.ash, opacity: 0.5 }),
			...tiles,
			shape(rectangle(-30, 128, 1260, 30), { fill: palette.ink, opacity: 0.86 }),
		],
		{ grain: 'rough' },
	)
}

function studs(left: number, step: number, top: number): string {
	const rows = [0, 1, 2, 3, 4, 5]
	return group(
		rows.flatMap((row) =>
			[0, 1, 2].map((column) =>
				disc([left + column * step, top + row * 42], 4.5, { fill: palette.straw }),
			),
		),
	)
}

function gate(): string {
	const morning = linear('morning', [0, 220], [0, 500], { 0: '#fff6df', 1: '#f4d491' })
	const leafAjar = polygon(through('949 226, 886 246, 886 470, 949 500'))
	return group(
		[
			morning,
			shape(rectangle(684, 206, 292, 296), { fill: palette.ink }),
			shape(rectangle(712, 226, 236, 276), { fill: paintedWith('morning') }),
			shape(rectangle(712, 226, 116, 276), { fill: palette.cinnabar }),
			shape(leafAjar, { fill: palette.cinnabarDeep }),
			studs(736, 34, 258),
			disc([816, 368], 9, { fill: 'none', stroke: palette.straw, width: 3 }),
			shape(rectangle(672, 496, 316, 16), { fill: palette.slate }),
			roof({
				at: [830, 206],
				width: 470,
				height: 104,
				ridge: 0.72,
				colour: palette.ink,
				tile: palette.ash,
			}),
		],
		{ grain: 'rough' },
	)
}

function steps(): string {
	const slabs = [
		{ y: 512, half: 180, tone: '#c4bbab' },
		{ y: 552, half: 216, tone: '#b8ae9d' },
		{ y: 596, half: 258, tone: '#aca190' },
	]
	const stones = slabs.flatMap(({ y, half, tone }, i) => [
		shape(
			polygon([
				[830 - half + 16, y],
				[830 + half - 16, y],
				[830 + half, y + 26],
				[830 - half, y + 26],
			]),
			{ fill: tone },
		),
		shape(rectangle(830 - half, y + 26, half * 2, 15 + i * 3), { fill: palette.ash }),
	])
	return group(stones, { grain: 'rough' })
}

function light(): string {
	const fan = linear('fan', [850, 500], [650, 690], { 0: ['#fff0c9', 0.95], 1: ['#fbe3ae', 0.25] })
	const outline = polygon(through('828 500, 886 500, 800 690, 520 690'))
	return group([fan, shape(outline, { fill: paintedWith('fan') })], { grain: 'soft' })
}

function bamboo(): string {
	const stalks = [
		{ x: 84, lean: 30, top: 214, width: 9, colour: palette.jadeDeep },
		{ x: 132, lean: 8, top: 262, width: 7, colour: palette.jade },
		{ x: 166, lean: 62, top: 300, width: 6, colour: palette.jadeDeep },
	]
	const canes = stalks.flatMap(({ x, lean, top, width, colour }) => {
		const joint = (share: number): Point => [x + lean * share ** 1.6, 566 - (566 - top) * share]
		return [0, 0.22, 0.44, 0.66, 0.84].map((from, i) => {
			const to = [0.22, 0.44, 0.66, 0.84, 1][i] ?? 1
			const [a, b] = [joint(from + 0.012), joint(to - 0.012)]
			return stroke(straight([a, b]), colour, width * (1 - from * 0.4))
		})
	})
	const sprays: readonly (readonly [number, number, number, readonly number[], string])[] = [
		[112, 222, 92, [-20, 24, 66, 112, 158], palette.jadeDeep],
		[136, 276, 84, [8, 48, 92, 134], palette.jade],
		[222, 306, 82, [-14, 30, 74, 118], palette.jadeDeep],
		[96, 340, 78, [52, 96, 140, 176], palette.jade],
		[192, 388, 74, [4, 46, 90], palette.jadeDeep],
		[92, 440, 70, [100, 142, 180], palette.jadeDeep],
		[140, 430, 64, [22, 66, 108], palette.jade],
	]
	return group(
		[
			...canes,
			...sprays.map(([x, y, size, angles, colour]) => bambooSpray([x, y], size, angles, colour)),
		],
		{ grain: 'rough' },
	)
}

/** A red door ajar in a grey wall; morning falls through it and down the steps. */
export function drawFirstSteps(): string {
	return sheet([
		skyBand('dawn', palette.rose, 170, 0.8),
		wall(),
		groundBand('ground', palette.stone, 540, 0.6),
		bamboo(),
		steps(),
		gate(),
		light(),
	])
}
