import { shadow } from '#app/seed/covers/motifs/shadow.ts'
import { groundBand, skyBand } from '#app/seed/covers/motifs/sky.ts'
import { rectangle } from '#app/seed/covers/paint/line.ts'
import { disc, group, shape, stroke } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'
import { sheet } from '#app/seed/covers/paint/sheet.ts'

type Relative = { x: number; height: number; coat: string; hair: 'bun' | 'bob' | 'long' }

const skin = '#e8c9a4'

/** Hair that shows behind the head, by its fashion. */
function hairBehind(x: number, head: number, hair: Relative['hair']): string {
	const { ink } = palette
	if (hair === 'bun') return disc([x, head - 42], 18, { fill: ink })
	const length = hair === 'bob' ? 32 : 78
	return shape(`M${x - 39} ${head}V${head + length}H${x + 39}V${head}Z`, { fill: ink })
}

function user({ x, height, coat, hair }: Relative): string {
	const [foot, head] = [610, 610 - height]
	const shoulder = head + 50
	const [wide, hem] = [28 + height * 0.09, 36 + height * 0.12]
	const gown = [
		`M${x - hem} ${foot}C${x - hem} ${shoulder + height * 0.4} ${x - wide} ${shoulder + 70} ${x - wide} ${shoulder + 34}`,
		`Q${x - wide} ${shoulder + 6} ${x - 16} ${shoulder}H${x + 16}Q${x + wide} ${shoulder + 6} ${x + wide} ${shoulder + 34}`,
		`C${x + wide} ${shoulder + 70} ${x + hem} ${shoulder + height * 0.4} ${x + hem} ${foot}Z`,
	].join('')
	return group([
		hairBehind(x, head, hair),
		disc([x, head], 39, { fill: palette.ink }),
		shape(rectangle(x - 12, head + 20, 24, 40), { fill: skin }),
		shape(gown, { fill: coat }),
		shape(
			`M${x - 31} ${head - 6}Q${x} ${head - 20} ${x + 31} ${head - 6}C${x + 33} ${head + 52} ${x - 33} ${head + 52} ${x - 31} ${head - 6}Z`,
			{ fill: skin },
		),
		disc([x - 13, head + 8], 3.6, { fill: palette.ink }),
		disc([x + 13, head + 8], 3.6, { fill: palette.ink }),
		stroke(
			`M${x - 8} ${head + 23}Q${x} ${head + 30} ${x + 8} ${head + 23}`,
			palette.cinnabarDeep,
			3,
		),
		stroke(
			`M${x} ${shoulder + 8}Q${x + wide * 0.5} ${shoulder + 24} ${x + wide * 0.72} ${shoulder + 60}`,
			palette.ink,
			3,
			0.5,
		),
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
			[...aunts.map(user), user({ x: 518, height: 190, coat: palette.cinnabar, hair: 'bob' })],
			{ grain: 'rough' },
		),
	])
}
