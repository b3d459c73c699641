import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scenes } from '#app/seed/covers/scenes.ts'

const seed = fileURLToPath(new URL('../../app/seed/', import.meta.url))

/** Slugs of what is shown with a cover; an article calls its slug `id`. */
function slugsOfContent(): string[] {
	return readdirSync(`${seed}content`, { recursive: true, encoding: 'utf8' })
		.filter((path) => /(^|\/)(course|lesson)\.json$|^articles\/[^/]+\.json$/.test(path))
		.map((path) => {
			const { slug, id } = JSON.parse(readFileSync(`${seed}content/${path}`, 'utf8'))
			return String(slug ?? id)
		})
}

test('there is demo content to draw for', () => {
	expect(slugsOfContent().length).toBeGreaterThan(0)
})

test.each(slugsOfContent())('%s has a cover of 960 by 540 that loads quickly', async (slug) => {
	const file = `${seed}covers/${slug}.webp`
	const { format, width, height } = await sharp(file).metadata()
	expect({ format, width, height }).toEqual({ format: 'webp', width: 960, height: 540 })
	expect(statSync(file).size).toBeLessThan(30_000)
})

test('every drawn scene has been printed, and every print has its scene', () => {
	const prints = readdirSync(`${seed}covers`).filter((name) => name.endsWith('.webp'))
	expect(prints.map((name) => basename(name, '.webp')).sort()).toEqual(Object.keys(scenes).sort())
})

test('a scene drawn twice is the same drawing, without any text in it', () => {
	for (const draw of Object.values(scenes)) {
		const svg = draw()
		expect(draw()).toBe(svg)
		expect(svg).not.toMatch(/<text|font-/)
	}
})

test('no scene names two gradients or clips alike', () => {
	for (const [slug, draw] of Object.entries(scenes)) {
		const ids = [...draw().matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
		expect(ids.length, slug).toBe(new Set(ids).size)
	}
})
