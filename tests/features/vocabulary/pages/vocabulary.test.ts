import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, cards, decks, vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/vocabulary/pages/vocabulary.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { answerOf } from '#tests/support/context.ts'

/** 沈岚 is signed in; 内卷 (1) and 躺平 (2) are custom, 学习 (3) is not. */
async function office() {
	const platform = await testOffice()
	const { db, visit, cookie } = platform
	const verb = {
		poses: ['verb' as const],
		meaning: { verb: { definition: 'to study' } },
		levels: [],
	}
	await db.insert(vocab).values([
		{ word: '内卷', pinyin: 'nèi juǎn', isCustom: true, ...verb },
		{ word: '躺平', pinyin: 'tǎng píng', isCustom: true, ...verb },
		{ word: '学习', pinyin: 'xué xí', ...verb },
	])
	const open = (search = '') => loader(visit(`/admin/vocab${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(visit(`/admin/vocab${search}`, { form, cookie })))
	const stored = async () => {
		const rows = await db.select().from(vocab).orderBy(vocab.id)
		return rows.map(({ word, status }) => `${word} ${status}`)
	}
	return { ...platform, open, send, stored }
}

const all = ['内卷 1', '躺平 1', '学习 1']

test('the address filters the list', async () => {
	const { open } = await office()
	const everything = await open()
	expect(everything.list.words.map(({ word }) => word)).toEqual(['学习', '躺平', '内卷'])
	expect(everything).toMatchObject({ list: { total: 3 }, done: undefined, failure: undefined })
	const { list } = await open('?pinyin=nei4&kind=custom&size=10')
	expect(list).toMatchObject({ total: 1, words: [{ id: 1, word: '内卷' }] })
})

test('a page beyond the last redirects to the last', async () => {
	const { open } = await office()
	const answer = await answerOf(open('?page=7&size=10&kind=custom'))
	expect(answer.headers.get('location')).toBe('/admin/vocab?page=1&size=10&kind=custom')
})

test('a list that fails to load is empty and says so', async () => {
	const { visit, db, cookie } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const visited = visit('/admin/vocab', { cookie })
	vi.spyOn(db, 'batch').mockRejectedValue(new Error('the database is down'))
	const user = { id: 'shen-lan', level: 99 } as never
	const answer = await loader({
		...visited,
		context: { ...visited.context, user: async () => user },
	})
	expect(answer.list).toMatchObject({ words: [], total: 0 })
	expect(answer.failure).toBe('Failed to load the vocabulary. Please try again.')
})

test('a dialog names its words, only custom ones to delete, and the number of learners who have them', async () => {
	const { db, open } = await office()
	const mine = { id: 'mine', slug: 'my-words', name: 'My words', description: '' }
	await db.insert(decks).values({ ...mine, ownerId: 'shen-lan' })
	await db.insert(cards).values({ deckId: 'mine', vocabId: 1, orderNo: 1 })
	const { found } = await open('?ask=batch-delete&ids=1,3')
	expect(found).toMatchObject({ learners: 1, words: [{ id: 1, word: '内卷' }] })
	expect((await open('?ask=delete&of=2')).found).toMatchObject({ learners: 0, words: [{ id: 2 }] })
	expect((await open('?ask=delete&of=3')).found.words).toEqual([])
	expect((await open('?ask=set-status&ids=1,3')).found.words.map(({ id }) => id)).toEqual([3, 1])
	expect((await open('?ask=set-level&ids=3')).found.words).toMatchObject([{ id: 3 }])
	expect((await open('?ask=batch-delete&ids=3')).failure).toBe(
		'Please select at least one custom word.',
	)
})

test('a word is created, edited with its history, and deleted', async () => {
	const { open, send, stored } = await office()
	const typed = { word: '网红', pinyin: 'wang3 hong2', traditional: '', status: '1' }
	const meaning = { 'pos-0': 'noun', 'definition-0': 'influencer' }
	const created = await send({ intent: 'create', ...typed, ...meaning }, '?kind=custom&ask=create')
	expect(created.headers.get('location')).toBe('/admin/vocab?kind=custom&done=create&of=4')
	const { done, list } = await open('?kind=custom&done=create&of=4')
	expect(done).toBe('网红 was created.')
	expect(list.words[0]).toMatchObject({ id: 4, pinyin: 'wǎng hóng', isCustom: true })
	const opened = { id: '4', version: String(list.words[0]?.version) }
	const edited = await send({ intent: 'edit', ...opened, ...typed, ...meaning, status: '0' })
	expect(edited.headers.get('location')).toBe('/admin/vocab?done=edit&of=4')
	const { word, history } = await open('?ask=edit&of=4')
	expect(word).toMatchObject({ word: '网红', status: 0 })
	expect(history.map((change) => change.action).sort()).toEqual(['word.create', 'word.edit'])
	const words = `4:${word?.version}`
	const deleted = await send({ intent: 'delete', words }, '?word=红&ask=delete&of=4')
	expect(decodeURIComponent(deleted.headers.get('location') ?? '')).toBe(
		'/admin/vocab?word=红&done=delete&of=4',
	)
	expect((await open('?done=delete&of=4')).done).toBe('The word was deleted.')
	expect(await stored()).toEqual(all)
})

test('selected words can be disabled and deleted', async () => {
	const { db, open, send, stored } = await office()
	const words = '1:1,2:1'
	const disabled = await send({ intent: 'set-status', words, status: '0' }, '?size=10&ids=1,2')
	expect(disabled.headers.get('location')).toBe('/admin/vocab?size=10&done=set-status&count=2')
	expect((await open('?done=set-status&count=2')).done).toBe('2 words were updated.')
	expect(await stored()).toEqual(['内卷 0', '躺平 0', '学习 1'])
	const rows = await db.select().from(vocab).where(eq(vocab.isCustom, true))
	const now = rows.map(({ id, version }) => `${id}:${version}`).join()
	const deleted = await send({ intent: 'batch-delete', words: now }, '?ask=batch-delete&ids=1,2')
	expect(deleted.headers.get('location')).toBe('/admin/vocab?done=batch-delete&count=2&ids=1%2C2')
	expect(await stored()).toEqual(['学习 1'])
	expect(await db.$count(auditLog)).toBe(4)
})

test.each([
	['delete', {}, 'Failed to delete vocabulary. Please try again.'],
	['batch-delete', {}, 'Failed to delete vocabularies. Please try again.'],
	['set-status', { status: '0' }, 'Failed to update vocabularies status. Please try again.'],
])('a %s that fails says so', async (intent, more, text) => {
	const { db, visit, cookie } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const form = { intent, words: '1:1', ...more }
	const visited = visit('/admin/vocab', { form, cookie })
	const user = await visited.context.user()
	vi.spyOn(db.$client, 'batch').mockRejectedValue(new Error('the database is down'))
	const context = { ...visited.context, user: async () => user }
	const answer = await answerOf(action({ ...visited, context }))
	expect(answer.status).toBe(500)
	expect(JSON.stringify(await answer.json())).toContain(text)
})
