import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { countOf, offerOf } from '#app/domain/offline/keep-words.ts'
import { readPlan } from '#app/domain/offline/read-item.ts'
import { loader } from '#app/features/texts/pages/text-on-device.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

/** 小美's text 雨 in two parts, the second of which has a name. */
async function rain() {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { id: 'mei' })
	await makeAccount(db, { id: 'ming', email: 'ming@hanlu.test' })
	await db.insert(ownTexts).values({ id: 'rain', userId: 'mei', title: '雨', tags: [] })
	const part = { textId: 'rain', title: '', characters: 900, bytes: 2700, source: '下雨了。' }
	await db.insert(ownTextParts).values([
		{ ...part, id: 'first', number: 1 },
		{ ...part, id: 'second', number: 2, title: '雨停了', characters: 9000 },
	])
	async function ask(who = 'mei', id = 'rain') {
		const cookie = await sessionOf(db, who)
		const asked = { ...visit(`/texts/${id}/on-device`, { cookie }), params: { id } }
		const answer = await answerOf(loader(asked))
		return { status: answer.status, plan: readPlan(await answer.json()) }
	}
	return { db, ask }
}

test('a plan has all parts of a text, with their sizes and without sounds', async () => {
	const { ask } = await rain()
	const { plan } = await ask()
	expect(plan).toMatchObject({
		path: '/texts/rain/1',
		title: { en: '雨' },
		lists: ['/texts'],
		pages: [
			{ path: '/texts/rain/1', title: 'Part 1', sounds: [] },
			{ path: '/texts/rain/2', title: '雨停了', sounds: [] },
		],
	})
	const [first, second] = plan?.pages ?? []
	expect(second?.bytes).toBeGreaterThan(first?.bytes ?? Number.POSITIVE_INFINITY)
	expect(plan && [countOf(plan, 1), offerOf(plan)]).toEqual([
		'1 part',
		'2 parts, with words, to read without a network.',
	])
})

test('a correction changes the revision of each part, a new cut only its own', async () => {
	const { db, ask } = await rain()
	const revisions = async () => (await ask()).plan?.pages.map(({ revision }) => revision)
	const before = await revisions()
	await db.update(ownTextParts).set({ version: 1 }).where(eq(ownTextParts.id, 'second'))
	const cut = await revisions()
	expect([cut?.[0] === before?.[0], cut?.[1] === before?.[1]]).toEqual([true, false])
	await db.update(ownTexts).set({ correctionsRevision: 1 })
	const corrected = await revisions()
	expect([corrected?.[0] === cut?.[0], corrected?.[1] === cut?.[1]]).toEqual([false, false])
})
