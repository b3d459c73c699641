import { expect, test } from 'vitest'
import { userProfiles } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { lastSavesOf, savesByPart } from '#app/features/publishing/last-saves.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveLessonNotes, saveText } from '#tests/support/save-parts.ts'

const li = { id: 'li', email: 'li@example.com' }
const wang = { id: 'wang', email: 'wang@example.com' }

test('the last save of each part names who made it, and when', async () => {
	const db = await memoryDatabase()
	const editor = { status: 1, level: 99 }
	await db.insert(userProfiles).values([
		{ ...li, ...editor, displayName: '李明' },
		{ ...wang, ...editor, displayName: '' },
	])
	const owner = lessonOwner(await makeLesson(db, { id: 'tea' }))
	const last = async () => savesByPart(await lastSavesOf(db, owner))
	expect(await last()).toEqual({})

	const at = ['2026-11-28T15:18:00.000Z', '2026-11-28T15:26:00.000Z'] as const
	const [first, second] = [new Date(at[0]), new Date(at[1])]
	const content = contentFrom('茶 / Tea')
	await saveText(db, { owner, content, version: 0, actor: li, now: first })
	expect(await last()).toEqual({ text: { userId: 'li', name: '李明', at: at[0], version: 1 } })

	const longer = contentFrom('茶 | 。 / Tea.')
	await saveText(db, { owner, content: longer, version: 1, actor: wang, now: second })
	expect(await last()).toEqual({
		text: { userId: 'wang', name: 'wang@example.com', at: at[1], version: 2 },
	})

	const notes = { lessonId: 'tea', source: 'Tea', blocks: [], version: 0 }
	await saveLessonNotes(db, { ...notes, actor: li, now: second })
	expect(await last()).toMatchObject({
		text: { userId: 'wang', version: 2 },
		notes: { userId: 'li', version: 1 },
	})
})
