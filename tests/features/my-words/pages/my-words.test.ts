import { beforeAll, expect, test } from 'vitest'
import { makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

const db = await memoryDatabase()
const product = productOn(db)
let cookie = ''
let id = 0

beforeAll(async () => {
	const userId = await makeAccount(db)
	id = (await makeWord(db)).id
	cookie = await sessionOf(db, userId)
})

const send = (form: Record<string, string>, path = '/words') => product.ask(path, { form, cookie })

test('a change is answered with a sentence and its way back, which works once', async () => {
	const marked = await (await send({ intent: 'known', [`word-${id}`]: 'on' })).text()
	expect(marked).toContain('1 word is known now.')
	expect(marked).toContain(`Select 学习`)
	const before = /name="before" value="([^"]+)"/.exec(marked)?.[1] ?? ''
	const undone = await (await send({ intent: 'undo', before })).text()
	expect(undone).toContain('Undone. Your words are as they were.')
	expect(undone).toContain('No words yet.')
	const again = await send({ intent: 'undo', before })
	expect(again.status).toBe(409)
	expect(await again.text()).toContain('Nothing was undone.')
})
