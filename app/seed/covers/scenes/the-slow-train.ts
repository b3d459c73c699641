import { hills } from '#app/seed/covers/motifs/hills.ts'
import { mistBar, orb } from '#app/seed/covers/motifs/sky.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function carriage(x: number): string {
	const windows = [16, 54, 92, 130].map((dx) =>
		shape(rectangle(x + dx, 392, 26, 24), { fill: '#f7e6b8' }),
	)
	return group([
		shape(rectangle(x, 376, 174, 66), { fill: palette.jadeDeep }),
		shape(rectangle(x, 368, 174, 12), { fill: '#2d5145' }),
		stroke(`M${x} 427H${x + 174}`, palette.straw, 5),
		...windows,
		disc([x + 36, 446], 10, { fill: palette.ink }),
		disc([x + 138, 446], 10, { fill: palette.ink }),
		stroke(`M${x + 174} 436h12`, palette.ink, 6),
	])
}

function engine(): string {
	return group([
		shape('M724 442V366H880C902 372 912 396 914 442Z', { fill: palette.jadeDeep }),
		shape('M850 386H892L898 412H850Z', { fill: '#f7e6b8' }),
		stroke('M724 427H912', palette.straw, 5),
		disc([764, 446], 11, { fill: palette.ink }),
		disc([812, 446], 11, { fill: palette.ink }),
		disc([872, 446], 11, { fill: palette.ink }),
	])
}

function viaduct(): string {
	const piers = [60, 240, 420, 600, 780, 960, 1140].map((x) => {
		return `M${x - 16} 474H${x + 16}L${x + 24} 720H${x - 24}Z`
	})
	return group([
		shape(piers.join(''), { fill: palette.ash }),
		shape(rectangle(-30, 456, 1260, 26), { fill: palette.slate }),
	])
}

/** The green train over the Daliang valleys, in no hurry at all. */
export function drawTheSlowTrain(): string {
	return sheet([
		orb('sun', [980, 150], 56, palette.cinnabar, '#e0815a'),
		hills({
			id: 'far',
			summits: '260 110 170, 520 210 190, 900 220 200, 1150 170 150',
			foot: 520,
			colour: '#a3b0ab',
			seed: 14,
			rough: 18,
		}),
		mistBar([560, 400], 1300, 50, palette.paper, 0.8),
		hills({
			id: 'near',
			summits: '20 330 190, 760 350 260, 1220 300 190',
			foot: 640,
			colour: '#6f857b',
			seed: 27,
			rough: 16,
		}),
		mistBar([600, 620], 1400, 60, palette.paper, 0.95),
		group([viaduct(), ...[-24, 164, 352, 540].map(carriage), engine()], { grain: 'rough' }),
		mistBar([600, 680], 1400, 50, palette.paper, 0.9),
	])
}
