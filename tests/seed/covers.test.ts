import { expect, test } from 'vitest'
import { imageKindOf } from '#app/domain/media/image-kind.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'
import { seedCovers } from '#app/seed/covers.ts'

const covers = [
	...[...readCourses(), ...readSingles()].map(({ slug, cover }) => ({ slug, cover })),
	...readArticles().map(({ id, cover }) => ({ slug: id, cover })),
]

test.each(covers)('$slug has a cover of 960 by 540 that loads quickly', ({ cover }) => {
	const picture = cover && imageKindOf(cover)
	expect(picture).toEqual({ extension: 'webp', width: 960, height: 540 })
	expect(cover?.byteLength).toBeLessThan(30_000)
})

test('each cover is stored under its slug', async () => {
	const keys: string[] = []
	await seedCovers(async (key) => void keys.push(key))
	expect(keys.sort()).toEqual(covers.map(({ slug }) => `covers/${slug}.webp`).sort())
})
