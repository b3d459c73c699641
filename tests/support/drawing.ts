/** Draws strokes on the grid of a page, along their medians, with the mouse or a finger. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { isStrokes, type Strokes } from '#app/domain/strokes/stroke-file.ts'
import { gridPadding, gridSide } from '#app/features/strokes/stroke-grid.tsx'

type Point = { x: number; y: number }
export type Draw = (points: readonly Point[]) => Promise<void>

function strokesOf(character: string): Strokes {
	const text = readFileSync(`node_modules/hanzi-writer-data/${character}.json`, 'utf8')
	const strokes: unknown = JSON.parse(text)
	if (!isStrokes(strokes)) throw new Error(`There are no strokes of ${character}`)
	return strokes
}

export function withMouse(page: Page): Draw {
	return async ([first, ...others]) => {
		if (!first) return
		await page.mouse.move(first.x, first.y)
		await page.mouse.down()
		for (const { x, y } of others) await page.mouse.move(x, y)
		await page.mouse.up()
	}
}

export async function withFinger(page: Page): Promise<Draw> {
	const devtools = await page.context().newCDPSession(page)
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
		devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
	return async ([first, ...others]) => {
		if (!first) return
		await touch('touchStart', [first])
		for (const point of others) await touch('touchMove', [point])
		await touch('touchEnd', [])
	}
}

/** Draws the strokes of a character from one to another, each along its median. */
export async function drawStrokes(
	grid: Locator,
	draw: Draw,
	{ character, from = 0, to }: { character: string; from?: number; to?: number },
): Promise<void> {
	for (const median of strokesOf(character).medians.slice(from, to)) {
		await draw(await onScreen(grid, median))
	}
}

/** Draws a line that is no stroke of a character: up from its lower right corner. */
export async function drawAmiss(grid: Locator, draw: Draw): Promise<void> {
	await draw(
		await onScreen(grid, [
			[980, -80],
			[990, 100],
			[980, 300],
		]),
	)
}

/** The points of a median where they lie on the screen, with more between them, as a hand moves. */
async function onScreen(
	grid: Locator,
	median: readonly (readonly [x: number, y: number])[],
): Promise<Point[]> {
	await grid.scrollIntoViewIfNeeded()
	const box = await grid.boundingBox()
	if (!box) throw new Error('The grid is not on the screen')
	const scale = (gridSide - 2 * gridPadding) / gridSide
	const unit = box.width / gridSide
	return median
		.flatMap(([x, y], at) => {
			const [nextX, nextY] = median[at + 1] ?? [x, y]
			return [0, 0.25, 0.5, 0.75].map((part) => [x + (nextX - x) * part, y + (nextY - y) * part])
		})
		.map(([x = 0, y = 0]) => ({
			x: box.x + (gridPadding + x * scale) * unit,
			y: box.y + (gridPadding + (900 - y) * scale) * unit,
		}))
}
