import { expect, test } from 'vitest'
import { recordChange } from '#app/db/record-change.ts'
import { userProfiles } from '#app/db/schema/index.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addCourse } from '#tests/support/progress-records.ts'

async function changed(...objects: [type: string, id: string][]) {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values([
		{ id: 'shen-lan', displayName: '沈岚', email: 'shen@example.com', level: 99 },
		{ id: 'xiaomei', displayName: '王小美', email: 'xiaomei@example.com' },
	])
	await addCourse(db, 'first-steps', ['ni-hao'])
	await makeWord(db, { id: 7, word: '谢谢', pinyin: 'xiè xie' })
	for (const [minute, [objectType, objectId]] of objects.entries()) {
		await recordChange(db, {
			actor: { id: minute === 0 ? 'gone' : 'shen-lan', email: 'shen@example.com' },
			action: 'thing.change',
			objectType,
			objectId,
			at: new Date(minute * 60_000),
		})
	}
	return db
}

test('changes are listed newest first, with the names of their objects', async () => {
	const db = await changed(
		['person', 'xiaomei'],
		['course', 'first-steps'],
		['lesson', 'ni-hao'],
		['word', '7'],
		['person', 'deleted'],
	)
	const list = await listChanges(db, { most: 10 })
	expect(list.map(({ objectName }) => objectName)).toEqual([
		null,
		'谢谢',
		'Hello',
		'Hello',
		'王小美',
	])
	expect(list.map(({ actorName }) => actorName).slice(3)).toEqual(['沈岚', null])
})

test('changes can be limited in number and to one object', async () => {
	const db = await changed(['person', 'xiaomei'], ['person', 'other'], ['lesson', 'xiaomei'])
	expect(await listChanges(db, { most: 2 })).toHaveLength(2)
	const own = await listChanges(db, { most: 9, object: { type: 'person', id: 'xiaomei' } })
	expect(own).toMatchObject([{ objectType: 'person', objectId: 'xiaomei' }])
})
