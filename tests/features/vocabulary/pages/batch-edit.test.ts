import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/vocabulary/pages/batch-edit.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'

/** 沈岚 is signed in; 加班 and 值班 are custom words, 学习 is not. */
async function office() {
	const platform = await testOffice()
	const { db, cookie } = platform
	const verb = { poses: ['verb' as const], meaning: { verb: { definition: 'to do' } } }
	const word = (id: number, written: string, pinyin: string, isCustom: boolean) =>
		rowOfWord({ id, word: written, pinyin, isCustom, ...verb })
	await db
		.insert(vocab)
		.values([
			word(1, '学习', 'xué xí', false),
			word(2, '加班', 'jiā bān', true),
			word(3, '值班', 'zhí bān', true),
		])
	const path = '/admin/vocab/batch-edit'
	const open = (search: string) => loader(platform.visit(`${path}${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '?ids=1,2,3') =>
		answerOf(action(platform.visit(`${path}${search}`, { form, cookie })))
	const words = () => db.select().from(vocab).where(eq(vocab.isCustom, true))
	return { ...platform, open, send, words }
}

const versions = '2:1,3:1'

test('the selected words are shown as a table, and can be saved as they are', async () => {
	const { open, send, db } = await office()
	const { text, count, listPath, versions: shown } = await open('?ids=1,2,3,2,x&kind=custom')
	expect(text.split('\r\n')).toEqual([
		'id,word,pinyin,traditional,levels,status,meaning,gloss,measure_words',
		'3,值班,zhí bān,,,1,verb=to do,,',
		'2,加班,jiā bān,,,1,verb=to do,,',
		'1,学习,xué xí,,,1,verb=to do,,',
		'',
	])
	expect([count, listPath, shown]).toEqual([3, '/admin/vocab?kind=custom', '3:1,2:1,1:1'])
	const answer = await send({ intent: 'save', text, versions: shown })
	expect(await answer.json()).toMatchObject({ summary: '3 rows: 0 changed, 3 unchanged' })
	expect(await db.select().from(auditLog)).toEqual([])
})

test.each(['', '?ids=', '?ids=99', '?ids=x', '?ids=-2'])(
	'a selection without words returns to the list: %s',
	async (search) => {
		const { open } = await office()
		const answer = await answerOf(open(search))
		expect(answer.headers.get('location')).toBe('/admin/vocab')
	},
)

test('a preview lists the changes and writes nothing', async () => {
	const { send, words } = await office()
	const text = 'id,levels,status\n2,HSK4,0\n3,,1'
	const answer = await send({ intent: 'validate', text, versions })
	expect(await answer.json()).toMatchObject({
		summary: '2 rows are valid',
		changes: {
			count: 1,
			shown: [
				{
					row: 2,
					name: { word: '加班', pinyin: 'jiā bān' },
					fields: [
						{ name: 'levels', before: '', after: 'HSK4' },
						{ name: 'status', before: '1', after: '0' },
					],
				},
			],
		},
	})
	expect(await words()).toMatchObject([{ status: 1 }, { status: 1 }])
	await send({ intent: 'save', text, versions })
	expect(await words()).toMatchObject([{ status: 0 }, { status: 1 }])
})

test.each(['validate', 'save'])(
	'on %s, a word that somebody else has changed is reported',
	async (intent) => {
		const { send, db, words } = await office()
		await db.update(vocab).set({ traditional: '值班', version: 2 }).where(eq(vocab.id, 3))
		const text = 'id,status\n2,0\n3,0'
		const answer = await send({ intent, text, versions })
		expect(answer.status).toBe(409)
		const told = 'Row 3: someone else has changed "值班 (zhí bān)" meanwhile'
		expect(await answer.json()).toMatchObject({ problems: [{ text: told }] })
		expect(await words()).toMatchObject([{ status: 1 }, { status: 1 }])
	},
)
