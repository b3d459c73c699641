import { linear, paintedWith } from '#app/seed/covers/paint/gradient.ts'
import { jotted, type Point, polygon } from '#app/seed/covers/paint/line.ts'
import { shape } from '#app/seed/covers/paint/marks.ts'
import { wander } from '#app/seed/covers/paint/noise.ts'

type Hill = {
	id: string
	/** Where the summits stand, jotted as `x y spread`. */
	summits: string
	foot: number
	colour: string
	seed: number
	rough?: number
	/** How much ink is left at the foot; the rest is mist. */
	footInk?: number
}

function heightAt(hill: Hill, x: number): number {
	const rises = jotted(hill.summits).map(([at = 0, y = 0, spread = 1]) => {
		const distance = Math.abs(x - at) / spread
		return (hill.foot - y) * Math.exp(-(distance ** 1.7))
	})
	// A fourth-power sum is the highest hill, except where two meet: there it rounds the valley.
	return rises.reduce((sum, rise) => sum + Math.max(0, rise) ** 4, 0) ** 0.25
}

/** A range of hills, inked along the ridge and wiped out towards the foot. */
export function hills(hill: Hill): string {
	const near = wander(hill.seed)
	const far = wander(hill.seed + 40)
	const rough = hill.rough ?? 10
	const ridge: Point[] = []
	for (let x = -40; x <= 1240; x += 8) {
		const height = heightAt(hill, x)
		const crags = (near(x / 26) * 0.6 + far(x / 70)) * rough * Math.min(1, height / 60)
		ridge.push([x, hill.foot - height - crags])
	}
	const top = Math.min(...ridge.map(([, y]) => y))
	const wipe = linear(hill.id, [0, top], [0, hill.foot], {
		0: [hill.colour, 1],
		0.45: [hill.colour, 0.72],
		1: [hill.colour, hill.footInk ?? 0],
	})
	const outline = polygon([[-40, hill.foot], ...ridge, [1240, hill.foot]])
	return wipe + shape(outline, { fill: paintedWith(hill.id) })
}
