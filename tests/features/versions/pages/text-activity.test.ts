import { expect, test } from 'vitest'
import { auditLog, lessons, reports } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { loader } from '#app/features/versions/pages/text-activity.tsx'
import { contentFrom } from '#tests/support/content-notation.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'
import { saveText } from '#tests/support/save-parts.ts'

const path = '/admin/lessons/market/activity'

async function office() {
	const { db, enter } = await writingOffice()
	await db.insert(lessons).values(lessonRow({ id: 'market' }))
	const open = (id = 'market') => loader(enter(path, { params: { id } }))
	return { db, open }
}

test('a lesson has its learners, reports, versions and history in one tab', async () => {
	const { db, open } = await office()
	for (const version of [0, 1, 2, 3, 4, 5]) {
		await saveText(db, {
			owner: lessonOwner('market'),
			content: contentFrom(`早 | ${version} / Morning`),
			version,
			actor: { id: 'shen-lan', email: 'shen@example.com' },
			now: new Date(Date.parse('2026-11-21T12:00:00Z') + version * 60_000),
		})
	}
	await db.insert(auditLog).values({
		actorId: 'shen-lan',
		actorEmail: 'shen@example.com',
		action: 'lesson.edit',
		objectType: 'lesson',
		objectId: 'market',
		at: new Date('2026-11-22T12:00:00Z'),
	})
	const place = { lessonId: 'market', place: 'lesson market', part: 'text' } as const
	await db.insert(reports).values([
		{ id: 'open', kind: 'pinyin', ...place },
		{ id: 'done', kind: 'pinyin', status: 'resolved', ...place },
	])
	const loaded = await open()
	expect(loaded).toMatchObject({ totalVersions: 6, reports: 1, figures: { opened: 0 } })
	if (!('owner' in loaded)) throw new Error('It is closed')
	expect(loaded.versions.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2])
	expect(loaded.changes[0]).toMatchObject({ action: 'lesson.edit' })
})

test('what is no lesson has no activity', async () => {
	const { open } = await office()
	expect(await open('nothing')).toMatchObject({ init: { status: 404 } })
})
