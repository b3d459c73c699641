import { expect, test } from 'vitest'
import { groups } from '#app/db/schema/index.ts'
import { deleteGroup } from '#app/features/groups/save-group.server.ts'
import { purgeThing } from '#app/features/trash/answer-trash-form.server.ts'
import { listTrash } from '#app/features/trash/list-trash.server.ts'
import { readTrashSearch } from '#app/features/trash/trash-search.ts'
import { deleteWords } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { makeArticle, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-30T12:00:00Z')
const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T12:00:00Z`)
const actor = { id: 'shen-lan', email: 'shen@example.com' }
const deletedAt = (at: Date) => ({ isDeleted: true, deletedAt: at, deletedBy: actor.id })

/** A course, two lessons of it, a single lesson, an article and a word, deleted one after another. */
async function trash() {
	const db = await memoryDatabase()
	await makeAdmin(db, actor)
	await makeLesson(db, {
		id: 'tea',
		type: 'course',
		title: { zh: '茶馆', en: 'Tea House' },
		...deletedAt(day(10)),
	})
	await makeLesson(db, { id: 'cup', parentId: 'tea', title: { zh: '茶杯', en: 'The Cup' } })
	const pot = { title: { zh: '茶壶', en: 'The Pot' }, slug: 'pot~some-id' }
	await makeLesson(db, { id: 'pot', parentId: 'tea', ...pot, ...deletedAt(day(20)) })
	await makeLesson(db, { id: 'market', title: { zh: '市场', en: 'Market' }, ...deletedAt(day(21)) })
	await makeLesson(db, { id: 'live' })
	await makeArticle(db, {
		id: 'slow-train~4f9a2c01',
		title: '慢火车',
		enTitle: 'The Slow Train',
		content: [],
		...deletedAt(day(22)),
	})
	const word = await makeWord(db, { word: '冰粉', pinyin: 'bīng fěn' })
	await deleteWords(db, { words: [{ id: word.id, version: 1 }], actor, now: day(23) })
	const list = async (address = '') =>
		listTrash(db, { ...readTrashSearch(new URLSearchParams(address)), userId: actor.id, now })
	const found = async (address: string) => {
		const { things, total } = await list(address)
		return [things.map(({ name }) => name).join(' '), total]
	}
	return { db, list, found }
}

test('all kinds are listed, the latest first, with who deleted them and how long they stay', async () => {
	const { list } = await trash()
	const { things, total } = await list()
	expect(total).toBe(5)
	expect(things).toMatchObject([
		{
			kind: 'word',
			name: '冰粉',
			gloss: 'bīng fěn',
			slug: null,
			deletedAt: day(23),
			deletedBy: '沈岚',
			daysLeft: 23,
		},
		{ kind: 'article', name: '慢火车', gloss: 'The Slow Train', slug: 'slow-train', daysLeft: 22 },
		{ kind: 'lesson', id: 'market', slug: 'market', courseTitle: null, daysLeft: 21 },
		{ kind: 'lesson', id: 'pot', slug: 'pot', courseTitle: 'Tea House', isCourseInTrash: true },
		{ kind: 'course', id: 'tea', lessonCount: 1, isCourseInTrash: false, daysLeft: 10 },
	])
})

test('a lesson of a deleted course stays no longer than its course', async () => {
	const { list } = await trash()
	const { things } = await list('keyword=pot')
	expect(things).toMatchObject([{ id: 'pot', daysLeft: 10 }])
})

test('the trash is searched by name and slug, in any case, and by kind', async () => {
	const { found } = await trash()
	expect(await found('keyword=茶')).toEqual(['茶壶 茶馆', 2])
	expect(await found('keyword=SLOW')).toEqual(['慢火车', 1])
	expect(await found('keyword=bīng')).toEqual(['冰粉', 1])
	expect(await found('kind=lesson')).toEqual(['市场 茶壶', 2])
	expect(await found('kind=word&keyword=茶')).toEqual(['', 0])
	expect(await found('kind=nonsense')).toEqual(['冰粉 慢火车 市场 茶壶 茶馆', 5])
	expect(await found('keyword=*')).toEqual(['', 0])
})

test('the trash has pages', async () => {
	const { list } = await trash()
	const { things, total } = await list('size=10&page=2')
	expect([things.length, total]).toEqual([0, 5])
})

test('a deleted group waits there for its owner and for administrators, and for no other editor', async () => {
	const { db, list, found } = await trash()
	const editor = { id: 'ma-lin', email: 'malin@example.com' }
	const other = { id: 'li-na', email: 'lina@example.com' }
	await makeAccount(db, { ...editor, displayName: '马林', level: 98 })
	await makeAccount(db, { ...other, level: 98 })
	await db.insert(groups).values({ id: 'class', name: '三班', ownerId: editor.id })
	const form = { id: 'class', version: 1 }
	await deleteGroup(db, { ...form, actor: editor, now: day(25) })
	expect(await found('kind=group')).toEqual(['三班', 1])
	expect((await list('kind=group')).things).toMatchObject([
		{ id: 'class', deletedBy: '马林', daysLeft: 25, gloss: '' },
	])
	const thing = { kind: 'group', id: 'class' } as const
	const seenBy = async ({ id }: { id: string }) =>
		(await listTrash(db, { ...readTrashSearch(new URLSearchParams()), userId: id, now })).total
	expect([await seenBy(editor), await seenBy(other)]).toEqual([6, 5])
	const refused = await purgeThing(db, { thing, actor: other, now })
	expect(refused).toMatchObject({ ok: false, error: { code: 'trash.gone' } })
	expect(await purgeThing(db, { thing, actor: editor, now })).toMatchObject({ ok: true })
	expect(await db.$count(groups)).toBe(0)
})
