import { roof } from '#app/seed/covers/motifs/roof.ts'
import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { glow } from '#app/seed/covers/motifs/sky.ts'
import { steam } from '#app/seed/covers/motifs/steam.ts'
import { wheel } from '#app/seed/covers/motifs/wheel.ts'
import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { disc, group, oval, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet, wholeSheet } from '#app/seed/covers/paint/sheet.ts'

function corner(): string {
	return group(
		[
			shape(rectangle(-30, 210, 300, 370), { fill: '#34455a' }),
			roof({ at: [110, 222], width: 440, height: 74, colour: '#1d2836' }),
			shape(rectangle(60, 330, 90, 110), { fill: '#2a394c' }),
			shape(rectangle(960, 260, 280, 320), { fill: '#3a4c62' }),
			roof({ at: [1120, 272], width: 420, height: 64, colour: '#233040' }),
		],
		{ grain: 'rough' },
	)
}

function cart(): string {
	const { ink, earth, straw } = palette
	return group(
		[
			stroke('M470 420V170M790 420V170', ink, 10),
			shape('M430 176L476 108H784L830 176Z', { fill: palette.cinnabar }),
			stroke(
				'M500 112L470 174M580 112L566 174M680 112L694 174M760 112L790 174',
				palette.cinnabarDeep,
				4,
			),
			shape(rectangle(440, 410, 380, 120), { fill: earth }),
			shape(rectangle(428, 398, 404, 20), { fill: ink }),
			stroke('M440 470H820', '#6e4a2a', 4),
			wheel(520, 548, 48),
			wheel(740, 548, 48),
			oval([600, 396], 104, 18, { fill: ink }),
			oval([600, 390], 92, 13, { fill: straw }),
			stroke('M740 398V350M760 398V344M776 398V356', straw, 10),
			stroke('M630 176V214', ink, 5),
			disc([630, 230], 19, { fill: '#fff3cf' }),
		],
		{ grain: 'rough' },
	)
}

/** Half past six, a lamp, a griddle: somebody on this corner is already awake. */
export function drawBreakfastOnTheCorner(): string {
	return sheet([
		linear('dawn', [0, 0], [0, 600], { 0: '#27374b', 0.65: '#5d6c7d', 1: '#b89f8b' }),
		shape(wholeSheet, { fill: paintedWith('dawn') }),
		corner(),
		shape(rectangle(-30, 580, 1260, 130), { fill: '#3b444d', grain: 'rough' }),
		glow('lamp', [630, 240], 380, '#ffd98f', 0.85),
		shadow([630, 598], 480, 0.5),
		cart(),
		steam({ id: 'steam', from: [600, 382], height: 190, colour: '#fffdf6', width: 20, gap: 46 }),
	])
}
