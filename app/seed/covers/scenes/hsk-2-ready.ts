import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { groundBand, skyBand } from '#app/seed/covers/motifs/sky.ts'
import { rain, ring } from '#app/seed/covers/motifs/weather.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

const rim = 200
const ribs = 8

/** The umbrella standing on its point-up axis; the scene tips it over. */
function umbrella(): string {
	const edge = Array.from({ length: ribs + 1 }, (_, i) => {
		const turn = Math.PI * (i / ribs)
		return [-Math.cos(turn) * rim, Math.sin(turn) * 52] as const
	})
	const scallops = edge.slice(1).map(([x, y], i) => {
		const [fromX, fromY] = edge[i] ?? [x, y]
		return `Q${(fromX + x) / 2} ${(fromY + y) / 2 - 12} ${x} ${y}`
	})
	const canopy = `M${-rim} 0${scallops.join('')}C${rim * 0.86} -78 60 -128 0 -138C-60 -128 ${-rim * 0.86} -78 ${-rim} 0Z`
	const bones = edge
		.slice(1, -1)
		.map(([x, y]) =>
			stroke(
				`M0 -138C${x * 0.4} -124 ${x * 0.86} ${-84 + y * 0.5} ${x} ${y}`,
				palette.cinnabarDeep,
				2.4,
				0.7,
			),
		)
	const band = `M${-rim * 0.83} -52C-100 2 100 2 ${rim * 0.83} -52`
	return group([
		stroke('M0 0V208', palette.earth, 9),
		stroke('M0 176V208', palette.ink, 13),
		shape(canopy, { fill: paintedWith('oiled') }),
		...bones,
		stroke(band, palette.straw, 5, 0.85),
		shape('M-9 -134L-5 -160L5 -160L9 -134Z', { fill: palette.ink }),
	])
}

function farBridge(): string {
	const arch =
		'M-40 470C100 458 190 392 280 388C370 392 480 462 660 496L660 500L372 500C366 440 326 416 280 416C234 416 194 440 188 500L-40 500Z'
	const { indigo } = palette
	return group([
		linear('stone', [0, 390], [0, 496], { 0: [indigo, 0.6], 1: [indigo, 0] }),
		linear('parapet', [-30, 0], [590, 0], {
			0: [indigo, 0],
			0.25: [indigo, 0.55],
			0.75: [indigo, 0.55],
			1: [indigo, 0],
		}),
		group(
			[
				shape(arch, { fill: paintedWith('stone') }),
				stroke('M0 454C120 440 196 378 280 374C364 378 440 440 560 454', paintedWith('parapet'), 5),
			],
			{ grain: 'rough' },
		),
	])
}

/** Someone ran on without the umbrella: red oil paper on wet stone, and the rain. */
export function drawHskTwoReady(): string {
	return sheet(
		[
			skyBand('storm', palette.indigo, 420, 0.95),
			farBridge(),
			groundBand('wet', palette.indigo, 470, 0.5),
			linear('oiled', [-rim, 0], [rim, 0], {
				0: '#d6573c',
				0.5: palette.cinnabar,
				1: palette.cinnabarDeep,
			}),
			rain(4, 70, palette.light),
			group([group([umbrella()], { turn: 'translate(770 622) scale(1 -0.42) rotate(-45)' })], {
				opacity: 0.24,
				grain: 'soft',
			}),
			shadow([760, 566], 500, 0.32),
			group([group([umbrella()], { turn: 'translate(770 424) rotate(-45)' })], { grain: 'rough' }),
			rain(9, 46, palette.slate),
			...[
				ring([180, 590], 64, palette.light),
				ring([420, 634], 84, palette.light),
				ring([1060, 606], 72, palette.light),
				ring([1010, 540], 30, palette.light),
				ring([330, 540], 34, palette.light),
			],
			disc([180, 586], 3, { fill: palette.light }),
		],
		'#ece8dc',
	)
}
