import { expect, test } from 'vitest'
import { newInvitation, storeInvitation } from '#app/db/open-invitations.ts'
import { groupInvitees, groupMembers, groupShares, groups } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

test('the pages of groups work as plain HTML', async () => {
	const db = await memoryDatabase()
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeAccount(db, { id: 'xiaomei' })
	const title = { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' }
	await makeLesson(db, { id: 'kitchen', type: 'course', isPrivate: true, title })
	await makeLesson(db, { id: 'tea', type: 'course', isPrivate: true })
	await makeLesson(db, { id: 'soup', parentId: 'kitchen' })
	await db.batch([
		db.insert(groups).values({ id: 'class', name: '3班', ownerId: 'shen-lan' }),
		db.insert(groupMembers).values({ groupId: 'class', userId: 'xiaomei' }),
		db.insert(groupInvitees).values({ groupId: 'class', email: 'lilei@example.com' }),
		db.insert(groupShares).values({ groupId: 'class', lessonId: 'kitchen' }),
	])
	const product = productOn(db)
	const cookie = await sessionOf(db, 'shen-lan')
	const read = async (path: string) => await (await product.ask(path, { cookie })).text()
	expect(await read('/admin/groups')).toContain('href="/admin/groups/class"')
	expect(await read('/admin/groups?ask=create')).toContain('Create group')
	const page = await read('/admin/groups/class')
	for (const text of ['王小美', 'lilei@example.com', 'The link has expired', 'Add people']) {
		expect(page).toContain(text)
	}
	expect(page).toContain('<option value="tea">')
	expect(page).toContain('/admin/courses/kitchen/progress?group=class')
	const form = { intent: 'check', people: 'lilei@example.com, nobody@nowhere' }
	const checked = await product.ask('/admin/groups/class', { cookie, form })
	const text = await checked.text()
	expect(text).toContain('Invited before: 1 · Not an email address: 1')
	expect(text).toContain('lilei@example.com, nobody@nowhere')
	expect(await read('/admin/courses/kitchen/progress?group=class')).toContain('0<!-- --> of')
	expect(await read('/admin/courses?ask=shares&of=kitchen')).toContain('3班')

	const link = await newInvitation('lilei@example.com')
	await storeInvitation(db, link, { skipsWaitlist: false, now: new Date() })
	const apply = await (await product.ask(`/register?invitation=${link.token}`)).text()
	expect(apply).toContain('value="lilei@example.com"')
	expect(apply).toContain('Your invitation is for this address.')
	const wrong = await product.ask('/register?invitation=wrong')
	expect(await wrong.text()).toContain('This invitation has expired')
})
