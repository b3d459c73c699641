import { teaCup } from '#app/seed/covers/motifs/cup.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { orb, skyBand } from '#app/seed/covers/motifs/sky.ts'
import { steam } from '#app/seed/covers/motifs/steam.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { brush, clipping, disc, group, oval, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

function table(): string {
	return group(
		[
			linear('table', [0, 500], [0, 675], { 0: '#57483a', 1: '#3a312a' }),
			shape(rectangle(-30, 512, 1260, 200), { fill: paintedWith('table') }),
			...[546, 590, 640].map((y, i) =>
				brush(
					[
						[-20, y],
						[400, y + 6],
						[800, y - 5],
						[1220, y + 4],
					],
					{ width: 3 + i, fill: '#2b241f', seed: i, opacity: 0.5 },
				),
			),
			stroke('M-20 512H1220', '#7a6650', 5),
		],
		{ grain: 'rough' },
	)
}

/** A broadcaster's microphone of the old kind: a slotted capsule in a ring. */
function microphone(): string {
	const capsule =
		'M530 196C530 150 558 118 600 118C642 118 670 150 670 196V296C670 342 642 374 600 374C558 374 530 342 530 296Z'
	const slots = Array.from({ length: 9 }, (_, i) =>
		stroke(`M520 ${146 + i * 14}H680`, palette.stone, 4),
	)
	const low = Array.from({ length: 5 }, (_, i) =>
		stroke(`M520 ${312 + i * 14}H680`, palette.stone, 4),
	)
	return group(
		[
			clipping('capsule', capsule),
			stroke('M508 250C508 352 546 408 600 408C654 408 692 352 692 250', palette.ink, 12),
			disc([508, 246], 11, { fill: palette.ink }),
			disc([692, 246], 11, { fill: palette.ink }),
			stroke('M600 408V540', palette.ink, 16),
			shape('M508 566C512 534 560 526 600 526C640 526 688 534 692 566Z', { fill: palette.ink }),
			oval([600, 566], 92, 13, { fill: palette.ink }),
			shape(capsule, { fill: palette.ink }),
			group([...slots, ...low, stroke('M600 110V380', palette.ink, 9)], { clip: 'capsule' }),
			shape(rectangle(526, 264, 148, 32), { fill: palette.straw }),
			stroke('M566 280H634', palette.ink, 4),
		],
		{ grain: 'rough' },
	)
}

/** Two cups, one microphone: a conversation with room in it. */
export function drawSlowTalk(): string {
	return sheet([
		skyBand('room', palette.straw, 560, 0.8),
		orb('sun', [600, 268], 206, palette.cinnabar, '#e39468'),
		table(),
		microphone(),
		shadow([352, 590], 240, 0.5),
		shadow([848, 606], 240, 0.5),
		steam({ id: 'guestSteam', from: [344, 446], height: 230, colour: palette.light }),
		steam({ id: 'hostSteam', from: [856, 462], height: 260, colour: palette.light }),
		group(
			[
				teaCup({
					id: 'guest',
					at: [344, 588],
					width: 196,
					glaze: '#d5e0d2',
					shade: '#8fae9b',
					tea: '#b98848',
				}),
				teaCup({
					id: 'host',
					at: [856, 604],
					width: 196,
					glaze: '#d5e0d2',
					shade: '#8fae9b',
					tea: '#b98848',
				}),
			],
			{ grain: 'rough' },
		),
	])
}
