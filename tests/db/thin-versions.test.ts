import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articles, lessons, versions } from '#app/db/schema/index.ts'
import { thinVersions } from '#app/db/thin-versions.ts'
import type { VersionPart } from '#app/domain/versions/version-content.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-12-31T12:34:00Z')

async function desk() {
	const db = await memoryDatabase()
	const id = await makeLesson(db)
	const keep = (savedAt: string | Date, values: Partial<typeof versions.$inferInsert> = {}) =>
		db.insert(versions).values({
			ownerKind: 'lessons',
			ownerId: id,
			part: 'text',
			content: '[]',
			hash: '',
			version: 1,
			savedAt: new Date(savedAt),
			...values,
		})
	const left = async () => {
		const rows = await db.select().from(versions).orderBy(versions.savedAt, versions.version)
		return rows.map(({ savedAt, part }) => `${part} ${savedAt.toISOString().slice(5, 16)}`)
	}
	return { db, id, keep, left }
}

test('after 30 days the last version of each day and part stays', async () => {
	const { db, keep, left } = await desk()
	await keep('2026-11-10T09:00Z')
	await keep('2026-11-10T10:00Z')
	await keep('2026-11-10T11:00Z', { part: 'notes' })
	await keep('2026-11-11T00:00Z')
	await keep('2026-12-01T08:00Z')
	await keep('2026-12-01T09:00Z')
	await keep('2026-12-31T08:00Z')
	await keep('2026-12-31T09:00Z')
	await thinVersions(db, now)
	const expected = [
		'text 11-10T10:00',
		'notes 11-10T11:00',
		'text 11-11T00:00',
		'text 12-01T08:00',
		'text 12-01T09:00',
		'text 12-31T08:00',
		'text 12-31T09:00',
	]
	expect(await left()).toEqual(expected)
	await thinVersions(db, now)
	expect(await left()).toEqual(expected)
})

test('versions go with their lesson, its course or their article', async () => {
	const { db, id, keep, left } = await desk()
	const course = await makeLesson(db, { type: 'course' })
	const child = await makeLesson(db, { parentId: course })
	await db
		.insert(articles)
		.values({ id: 'tea', title: '茶', enTitle: 'Tea', level: 'beginner', content: [] })
	await keep('2026-12-31T08:00Z')
	await keep('2026-12-31T09:00Z', { ownerKind: 'articles', ownerId: 'tea' })
	await keep('2026-12-31T10:00Z', { ownerId: child })
	await db.delete(articles).where(eq(articles.id, 'tea'))
	await db.delete(lessons).where(eq(lessons.id, course))
	expect(await left()).toEqual(['text 12-31T08:00'])
	await db.delete(lessons).where(eq(lessons.id, id))
	expect(await left()).toEqual([])
})

test('however versions lie and often it runs, the last of each day stays and no other', async () => {
	const hour = fc.integer({ min: 0, max: 24 * 60 })
	const part = fc.constantFrom<VersionPart>('text', 'notes')
	const runs = fc.array(hour, { minLength: 1, maxLength: 3 })
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(hour, part), { maxLength: 12 }), runs, async (saves, at) => {
			const { db, keep, left } = await desk()
			const start = Date.parse('2026-11-01T00:00Z')
			for (const [hours, one] of saves)
				await keep(new Date(start + hours * 3_600_000), { part: one })
			const times = at.map((hours) => start + (30 * 24 + hours) * 3_600_000)
			for (const time of times) await thinVersions(db, new Date(time))
			const limit = Math.floor(Math.max(...times) / 86_400_000 - 30) * 86_400_000
			const dayOf = (time: number) => Math.floor(time / 86_400_000)
			const last = new Map<string, number>()
			for (const [hours, one] of saves) {
				const time = start + hours * 3_600_000
				const key = `${one} ${dayOf(time)}`
				last.set(key, Math.max(last.get(key) ?? 0, time))
			}
			const old = [...last.values()].filter((time) => time < limit).length
			const young = saves.filter(([hours]) => start + hours * 3_600_000 >= limit).length
			expect(await left()).toHaveLength(old + young)
		}),
		{ numRuns: costlyRuns },
	)
})
