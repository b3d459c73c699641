import { expect, test, vi } from 'vitest'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/vocabulary/pages/batch-create.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'shen@example.com'

/** 沈岚 is signed in. */
async function office() {
	const platform = await testPlatform()
	await makeAccount(platform.db, { id: 'shen-lan', email, displayName: '沈岚', level: 99 })
	const cookie = await sessionOf(platform.db, 'shen-lan')
	const path = '/admin/vocab/batch-create'
	const open = (search = '') => loader(platform.visit(`${path}${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(platform.visit(`${path}${search}`, { form, cookie })))
	const words = () => platform.db.select().from(vocab)
	return { ...platform, open, send, words }
}

const text = `word,pinyin,meaning
加班,jia1 ban1,verb=to work overtime
值班,zhi2 ban1,verb=to be on duty; to keep watch
`

const overtime = { word: '加班', pinyin: 'jiā bān' }
const onDuty = { word: '值班', pinyin: 'zhí bān' }

test('a preview lists the new words and writes nothing', async () => {
	const { send, words } = await office()
	const answer = await send({ intent: 'validate', text, echo: '1' })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toMatchObject({
		outcome: 'valid',
		summary: '2 rows are valid',
		skipped: { count: 0 },
		created: { shown: [overtime, onDuty], count: 2 },
		typed: { text },
	})
	expect(await words()).toEqual([])
})

test('new words are created, known ones skipped, and the page returns to the list', async () => {
	const { send, words, db } = await office()
	await send({ intent: 'save', text: text.split('\n').slice(0, 2).join('\n') })
	const answer = await send({ intent: 'save', text }, '?word=班&template=1')
	expect(await answer.json()).toMatchObject({
		outcome: 'saved',
		summary: '2 in total: 1 created, 1 skipped',
		typed: {},
		created: { shown: [onDuty] },
		skipped: { shown: [overtime] },
	})
	expect(answer.headers.get('refresh')).toBe('3; url=/admin/vocab?word=%E7%8F%AD')
	expect(await words()).toMatchObject([
		{ word: '加班', isCustom: true },
		{ word: '值班', meaning: { verb: { definition: 'to be on duty; to keep watch' } } },
	])
	expect(await db.select().from(auditLog)).toHaveLength(2)
})

test('if all words are skipped, the page stays', async () => {
	const { send } = await office()
	await send({ intent: 'save', text })
	const answer = await send({ intent: 'save', text })
	expect(await answer.json()).toMatchObject({ summary: '2 in total: 0 created, 2 skipped' })
	expect(answer.headers.has('refresh')).toBe(false)
})

test('all errors are listed by row, nothing is saved and the text comes back', async () => {
	const { send, words } = await office()
	const typed = `word,pinyin,meaning\n加班,jia1 ban1,verb=to work overtime\nOK,,to work\n`
	const answer = await send({ intent: 'save', text: typed, echo: '1' })
	expect(answer.status).toBe(422)
	const { problems, typed: echoed } = (await answer.json()) as {
		problems: { text: string }[]
		typed: { text: string }
	}
	expect(problems.map((problem) => problem.text)).toEqual([
		'Row 3: word must be Chinese characters only',
		'Row 3: pinyin is required',
		'Row 3: dangling definition "to work" (without a part of speech)',
	])
	expect(echoed.text).toBe(typed)
	expect(await words()).toEqual([])
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

test.each([
	['word,pinyin,meaning\n', 422, 'There are no rows to save.'],
	[
		`word,pinyin,meaning\n${Array.from({ length: 10_001 }, (_, index) => `${String.fromCodePoint(0x4e00 + index)},zì,noun=x`).join('\n')}`,
		413,
		'At most 10,000 rows can be saved at once; this text has 10,001.',
	],
	['\u0000'.repeat(1_000_000), 422, 'Missing required column: word'],
])(
	'a text with no rows, too many rows or no header is refused',
	async (typed, status, sentence) => {
		const { send } = await office()
		const answer = await send({ intent: 'save', text: typed })
		expect(answer.status).toBe(status)
		expect(await answer.text()).toContain(sentence)
	},
)

test.each([{}, { intent: 'delete', text }, { intent: 'save' }])(
	'an invalid form is refused: %j',
	async (form) => {
		const { send } = await office()
		expect((await send(form as Record<string, string>)).status).toBe(400)
	},
)

test('a failing database is reported, and the text comes back', async () => {
	const { send, db } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	vi.spyOn(db.$client, 'batch').mockRejectedValue(new Error('the database is down'))
	const answer = await send({ intent: 'save', text, echo: '1' })
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: 'Failed to save vocabulary. Please try again.' }],
		typed: { text },
	})
	await db.run('alter table vocab rename to lost')
	const unchecked = await send({ intent: 'validate', text, echo: '1' })
	expect(await unchecked.json()).toMatchObject({
		problems: [{ text: 'The table could not be checked. Please try again.' }],
	})
})

test('the template loads without JavaScript too, and can be saved', async () => {
	const { open, send } = await office()
	expect(await open('?word=班')).toMatchObject({
		text: '',
		listPath: '/admin/vocab?word=%E7%8F%AD',
		templatePath: '?word=%E7%8F%AD&template=1',
	})
	const { text: template } = await open('?template=1')
	const answer = await send({ intent: 'save', text: template })
	expect(await answer.json()).toMatchObject({ summary: '3 in total: 3 created, 0 skipped' })
})
