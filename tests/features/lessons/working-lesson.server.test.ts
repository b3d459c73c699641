import { expect, test } from 'vitest'
import { lessonContents, workingParts } from '#app/db/schema/index.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { marta } from '#tests/support/users.ts'

const preview = { level: 'HSK2', account: 'member', isNarrow: false } as const

/** The lesson 市场, which learners read as 你好, and which was saved as 再见 since. */
async function office() {
	const db = await memoryDatabase()
	await makeLesson(db, { id: 'market' })
	await makeWord(db, { word: '再见', pinyin: 'zài jiàn' })
	await db.insert(lessonContents).values({ lessonId: 'market', content: contentFrom('你好 / Hi') })
	await db.insert(workingParts).values({
		ownerKind: 'lessons',
		ownerId: 'market',
		part: 'text',
		content: JSON.stringify(contentFrom('再见 / Bye')),
		version: 2,
		savedBy: 'shen',
	})
	const cache = new Map<string, RenderedLesson>()
	const read = async (level: number, asked?: typeof preview) => {
		const user = { ...marta, level }
		const page = await readLesson(db, cache, { slug: 'market', user, preview: asked })
		if (!page.ok) throw new Error(page.error)
		return page.value
	}
	return { cache, read }
}

test('an administrator reads what was last saved, with its words', async () => {
	const { read } = await office()
	const page = await read(99, preview)
	expect(page.html).toContain('再见')
	expect(page.html).not.toContain('你好')
	expect(page.preview).toMatchObject({ hasChanges: true })
	expect(page.reader.level).toContain('2')
	expect(JSON.stringify(page.entries)).toContain('再见')
})

test('others read what is published, whatever the address says', async () => {
	const { read } = await office()
	const page = await read(1, preview)
	expect(page.html).toContain('你好')
	expect(page.preview).toBeUndefined()
})

test('a preview is kept for nobody', async () => {
	const { cache, read } = await office()
	await read(99, preview)
	expect(cache.size).toBe(0)
	expect((await read(1)).html).toContain('你好')
	expect((await read(99, preview)).html).toContain('再见')
	expect((await read(99)).html).toContain('你好')
})
