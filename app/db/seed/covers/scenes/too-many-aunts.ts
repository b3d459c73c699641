import { shadow } from '#app/db/seed/covers/motifs/shadow.ts'
import { groundBand, skyBand } from '#app/db/seed/covers/motifs/sky.ts'
import { rectangle } from '#app/db/seed/covers/paint/line.ts'
import { disc, group, oval, shape, stroke } from '#app/db/seed/covers/paint/marks.ts'
import { palette } from '#app/db/seed/covers/paint/palette.ts'
import { sheet } from '#app/db/seed/covers/paint/sheet.ts'

type Relative = { x: number; height: number; coat: string; hair: 'bun' | 'bob' | 'long' }

const skin = '#e8c9a4'

function person({ x, height, coat, hair }: Relative): string {
	const [foot, head] = [610, 610 - height]
	const wide = height * 0.2
	const crown = [
		...(hair === 'bun' ? [disc([x, head - 40], 17, { fill: palette.ink })] : []),
		...(hair === 'long' ? [shape(rectangle(x - 37, head - 4, 74, 84), { fill: palette.ink })] : []),
	]
	return group([
		...crown,
		disc([x, head], 38, { fill: palette.ink }),
		shape(
			`M${x - wide} ${foot}C${x - wide * 1.05} ${head + 150} ${x - wide * 0.9} ${head + 56} ${x} ${head + 40}C${x + wide * 0.9} ${head + 56} ${x + wide * 1.05} ${head + 150} ${x + wide} ${foot}Z`,
			{ fill: coat },
		),
		oval([x, head + 8], 30, 32, { fill: skin }),
		shape(
			`M${x - 33} ${head + 2}Q${x} ${head - 42} ${x + 33} ${head + 2}Q${x + 6} ${head - 16} ${x - 33} ${head + 2}Z`,
			{ fill: palette.ink },
		),
		...(hair === 'bob'
			? [stroke(`M${x - 34} ${head}V${head + 28}M${x + 34} ${head}V${head + 28}`, palette.ink, 11)]
			: []),
		stroke(
			`M${x - 9} ${head + 22}Q${x} ${head + 29} ${x + 9} ${head + 22}`,
			palette.cinnabarDeep,
			3,
		),
		stroke(`M${x} ${head + 62}V${foot - 20}`, palette.ink, 2.4, 0.35),
	])
}

/** Five aunts, five names, and one child in red who must get them right. */
export function drawTooManyAunts(): string {
	const aunts: Relative[] = [
		{ x: 270, height: 330, coat: '#6d8fa0', hair: 'bob' },
		{ x: 435, height: 370, coat: palette.jadeDeep, hair: 'bun' },
		{ x: 600, height: 350, coat: palette.ochre, hair: 'long' },
		{ x: 765, height: 380, coat: palette.indigo, hair: 'bob' },
		{ x: 930, height: 336, coat: '#94808e', hair: 'bun' },
	]
	return sheet([
		skyBand('wall', palette.straw, 560, 0.55),
		groundBand('floor', palette.stone, 560, 0.8),
		shadow([600, 612], 860, 0.3),
		group(
			[...aunts.map(person), person({ x: 520, height: 176, coat: palette.cinnabar, hair: 'bob' })],
			{ grain: 'rough' },
		),
	])
}
