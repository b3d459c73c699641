import { beforeAll, expect, test } from 'vitest'
import { makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

const db = await memoryDatabase()
const product = productOn(db)
let cookie = ''

beforeAll(async () => {
	await makeWord(db)
	cookie = await sessionOf(db, await makeAccount(db))
})

const send = (form: Record<string, string>) =>
	product.ask('/words/import', { form: { echo: '1', ...form }, cookie })

const sentBack = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test('a list is imported as it was checked, and no other', async () => {
	const text = '学习\n小美'
	const checked = await (await send({ intent: 'check', text })).text()
	expect(checked).toContain('1 new card for your deck My Words')
	const digest = sentBack(checked, 'digest')
	const other = await send({ intent: 'import', text: `${text}\n爱`, digest })
	expect(other.status).toBe(409)
	expect(await other.text()).toContain('has changed since it was checked')
	const imported = await (await send({ intent: 'import', text, digest })).text()
	expect(imported).toContain('1 new card is in your deck My Words.')
	expect(imported).toMatch(/href="\/flashcards\/study\/my-words"[^>]*>.*Study My Words<\/a>/)
	const again = await send({ intent: 'import', text, digest })
	expect(again.status).toBe(409)
	expect(await again.text()).toContain('you have all of these words')
	const undone = await send({ intent: 'undo', before: sentBack(imported, 'before') })
	expect(await undone.text()).toContain('Undone. Your words are as they were.')
})

test('what was sent stands in the form again, also what was refused', async () => {
	const checked = await (await send({ intent: 'check', text: '爱慕', way: 'known' })).text()
	expect(checked).toContain('>爱慕</textarea>')
	expect(checked).toMatch(/<option value="known" selected[^>]*>/)
	const empty = await send({ intent: 'check', text: ' ' })
	expect(empty.status).toBe(422)
	expect(await empty.text()).toContain('There are no words here.')
})

test('words are downloaded in a format, and nobody has an empty file', async () => {
	const none = await product.ask('/words/export', { cookie })
	expect(none.status).toBe(404)
	const checked = await (await send({ intent: 'check', text: '学习' })).text()
	await send({ intent: 'import', text: '学习', digest: sentBack(checked, 'digest') })
	const file = await product.ask('/words/export?format=csv', { cookie })
	expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
	expect(file.headers.get('content-disposition')).toMatch(
		/^attachment; filename="my-words-[\d-]+\.csv"$/,
	)
	expect(await file.text()).toContain('学习')
	const deck = await product.ask('/flashcards/decks/my-words/export?format=pleco', { cookie })
	expect(await deck.text()).toContain('学习')
})

test('checks, imports and downloads have a limit', async () => {
	const busy = await sessionOf(db, await makeAccount(db, { id: 'busy', email: 'busy@example.com' }))
	const ask = (of: typeof product) =>
		of.ask('/words/import', { form: { intent: 'check', text: '学习' }, cookie: busy })
	const undrawn = productOn(db, { isDrawn: false })
	for (let count = 0; count < 60; count += 1) expect((await ask(undrawn)).status).toBe(200)
	const refused = await ask(product)
	expect(refused.status).toBe(429)
	expect(await refused.text()).toContain('These were many checks in a short time.')
})
