import { expect, test } from 'vitest'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { template } from '#app/features/vocabulary/admin/batch/batch-create-screen.tsx'
import { action } from '#app/features/vocabulary/pages/batch-create.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { answerOf } from '#tests/support/context.ts'

/** 沈岚 is signed in. */
async function office() {
	const platform = await testOffice()
	const { cookie } = platform
	const path = '/admin/vocab/batch-create'
	const send = (form: Record<string, string>) =>
		answerOf(action(platform.visit(path, { form, cookie })))
	const words = () => platform.db.select().from(vocab)
	return { ...platform, send, words }
}

const text = `word,pinyin,meaning
加班,jia1 ban1,verb=to work overtime
值班,zhi2 ban1,verb=to be on duty; to keep watch
`

const overtime = { word: '加班', pinyin: 'jiā bān' }
const onDuty = { word: '值班', pinyin: 'zhí bān' }

test('a preview lists the new words and writes nothing', async () => {
	const { send, words } = await office()
	const answer = await send({ intent: 'validate', text })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toMatchObject({
		outcome: 'valid',
		summary: '2 rows are valid',
		skipped: { count: 0 },
		created: { shown: [overtime, onDuty], count: 2 },
	})
	expect(await words()).toEqual([])
})

test('new words are created, known ones skipped', async () => {
	const { send, words, db } = await office()
	await send({ intent: 'save', text: text.split('\n').slice(0, 2).join('\n') })
	const answer = await send({ intent: 'save', text })
	expect(await answer.json()).toMatchObject({
		outcome: 'saved',
		summary: '2 in total: 1 created, 1 skipped',
		created: { shown: [onDuty] },
		skipped: { shown: [overtime] },
	})
	expect(await words()).toMatchObject([
		{ word: '加班', isCustom: true },
		{ word: '值班', meaning: { verb: { definition: 'to be on duty; to keep watch' } } },
	])
	expect(await db.select().from(auditLog)).toHaveLength(2)
})

test('all words may be skipped', async () => {
	const { send } = await office()
	await send({ intent: 'save', text })
	const answer = await send({ intent: 'save', text })
	expect(await answer.json()).toMatchObject({ summary: '2 in total: 0 created, 2 skipped' })
})

test('only the first hundred errors are sent, with their total', async () => {
	const { send } = await office()
	const answer = await send({
		intent: 'validate',
		text: `word,pinyin,meaning\n${'x\n'.repeat(999)}`,
	})
	const told = (await answer.json()) as { problems: unknown[]; problemCount: number }
	expect([told.problems.length, told.problemCount]).toEqual([100, 2997])
})

test('the template can be saved', async () => {
	const { send } = await office()
	const answer = await send({ intent: 'save', text: template })
	expect(await answer.json()).toMatchObject({ summary: '3 in total: 3 created, 0 skipped' })
})
