import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordVersion } from '#app/db/record-version.ts'
import { lessonContents, versions } from '#app/db/schema/index.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { readVersion, textVersion } from '#app/domain/versions/version-content.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T12:00:00Z')
const actor = { id: 'shen', email: 'shen@example.com' }
const json = (line: string) => textVersion(contentFrom(line))

async function desk() {
	const db = await memoryDatabase()
	const id = await makeLesson(db)
	const record = async (saved: Partial<Parameters<typeof recordVersion>[1]>) => {
		const [first, second] = await recordVersion(db, {
			owner: { kind: 'lessons', id },
			part: 'text',
			before: null,
			after: json('你好 / Hi'),
			version: 0,
			actor,
			now,
			...saved,
		})
		await db.batch([first, second])
	}
	const kept = async () => {
		const rows = await db
			.select()
			.from(versions)
			.where(eq(versions.ownerId, id))
			.orderBy(versions.savedAt, versions.version)
		return rows.map(({ content, part, version, savedBy }) => {
			const read = readVersion(part, content)
			const lines = read?.part === 'text' ? shownContent(read.content) : [content]
			return `${version} ${lines.join('; ')} ${savedBy ?? '-'}`
		})
	}
	return { db, id, record, kept }
}

test('a save is kept with its author, its hash and the size of its change', async () => {
	const { db, id, record } = await desk()
	await record({ after: json('你好 / Hi') })
	expect(await db.select().from(versions)).toMatchObject([
		{
			ownerKind: 'lessons',
			ownerId: id,
			part: 'text',
			content: json('你好 / Hi'),
			hash: await sha256(json('你好 / Hi')),
			version: 1,
			savedAt: now,
			savedBy: 'shen',
			savedByEmail: 'shen@example.com',
			size: { changed: 0, added: 1, gone: 0, moved: 0 },
		},
	])
})

test('what was there before versions were kept becomes the first one', async () => {
	const { db, id, record, kept } = await desk()
	const written = new Date('2026-11-01T08:00:00Z')
	await db
		.insert(lessonContents)
		.values({ lessonId: id, content: contentFrom('早 / Morning'), updatedAt: written })
	await record({ before: json('早 / Morning'), after: json('你好 / Hi'), version: 1 })
	expect(await kept()).toEqual(['1 早 / Morning -', '2 你好 / Hi shen'])
	const [first] = await db.select().from(versions).where(eq(versions.version, 1))
	expect(first).toMatchObject({ savedAt: written, size: null, savedByEmail: null })
})

test('the newest version is not kept twice', async () => {
	const { record, kept } = await desk()
	await record({ after: json('你好 / Hi') })
	await record({ before: json('你好 / Hi'), after: json('早 / Morning'), version: 1 })
	await record({ before: json('早 / Morning'), after: json('早 / Morning'), version: 2 })
	expect(await kept()).toEqual(['1 你好 / Hi shen', '2 早 / Morning shen'])
	await record({ before: json('早 / Morning'), after: json('你好 / Hi'), version: 2 })
	expect(await kept()).toEqual(['1 你好 / Hi shen', '2 早 / Morning shen', '3 你好 / Hi shen'])
})

test('content that came by another way is kept before it is replaced', async () => {
	const { record, kept } = await desk()
	await record({ after: json('你好 / Hi') })
	await record({ before: json('晚上好 / Evening'), after: json('早 / Morning'), version: 2 })
	expect(await kept()).toEqual(['1 你好 / Hi shen', '2 晚上好 / Evening -', '3 早 / Morning shen'])
})

test('damaged content is kept as it is, and its change has no size', async () => {
	const { db, record, kept } = await desk()
	await record({ before: '[{"zh":"broken"', after: json('你好 / Hi'), version: 1 })
	expect(await kept()).toEqual(['1 [{"zh":"broken" -', '2 你好 / Hi shen'])
	const sizes = await db.select({ size: versions.size }).from(versions)
	expect(sizes).toEqual([{ size: null }, { size: null }])
})

test('the parts of a lesson, and two lessons, have versions of their own', async () => {
	const { db, record } = await desk()
	await record({})
	await record({ part: 'notes', after: '{"source":"","blocks":[]}' })
	await record({ owner: { kind: 'articles', id: 'x' } })
	expect(await db.select().from(versions)).toHaveLength(3)
})
