import { expect, test } from 'vitest'
import { recordChange } from '#app/db/record-change.ts'
import { userProfiles } from '#app/db/schema/index.ts'
import { loader } from '#app/features/audit/pages/activity.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'

/** Shen Lan and Kofi changed a lesson, a word and an account on three days. */
async function office() {
	const { db, visit, cookie } = await testOffice()
	const kofi = { id: 'kofi', email: 'kofi@example.com' }
	await db.insert(userProfiles).values({ ...kofi, displayName: 'Kofi', level: 98 })
	const shen = { id: 'shen-lan', email: 'shen@example.com' }
	const record = (day: string, actor: typeof kofi, action: string, objectId = 'x') =>
		recordChange(db, {
			actor,
			action,
			objectType: action.startsWith('account') ? 'person' : (action.split('.')[0] ?? ''),
			objectId,
			at: new Date(`2026-11-${day}T23:30:00Z`),
		})
	await record('01', kofi, 'lesson.write', 'cup')
	await record('02', shen, 'word.edit')
	await record('03', shen, 'account.approve')
	await record('03', kofi, 'lesson.publish', 'pot')
	const load = (search = '') => loader(visit(`/admin/activity${search}`, { cookie }))
	const actions = async (search = '') => (await load(search)).changes.map(({ action }) => action)
	return { record, shen, load, actions }
}

test.each([
	['', ['lesson.publish', 'account.approve', 'word.edit', 'lesson.write']],
	['?type=lesson', ['lesson.publish', 'lesson.write']],
	['?type=person', ['account.approve']],
	['?by=kofi', ['lesson.publish', 'lesson.write']],
	['?by=kofi&until=2026-11-02', ['lesson.write']],
	['?from=2026-11-02&until=2026-11-02', ['word.edit']],
	['?object=lesson:cup', ['lesson.write']],
	['?from=yesterday&page=0&type=weather', 4],
])('the log can be narrowed: %s', async (search, expected) => {
	const { actions } = await office()
	const found = await actions(search)
	if (typeof expected === 'number') expect(found).toHaveLength(expected)
	else expect(found.toSorted()).toEqual(expected.toSorted())
})

test('those who may change something can be chosen', async () => {
	const { load } = await office()
	const { actors } = await load()
	expect(actors.map(({ id }) => id)).toEqual(['kofi', 'shen-lan'])
})

test('older entries are on later pages, as far back as the log goes', async () => {
	const { record, shen, load } = await office()
	for (let count = 0; count < 100; count += 1) await record('04', shen, 'word.create')
	const first = await load()
	expect([first.changes.length, first.hasMore]).toEqual([100, true])
	const second = await load('?page=2')
	expect([second.changes.length, second.hasMore]).toEqual([4, false])
})
