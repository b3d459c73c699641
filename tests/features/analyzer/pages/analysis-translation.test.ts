import { expect, test } from 'vitest'
import { action } from '#app/features/analyzer/pages/analysis-translation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

/** Answers with the beginning of each text; fails for 坏. */
const ai = {
	run: async (_: string, { text }: { text: string }) => {
		if (text.includes('坏')) throw new Error('overloaded')
		return { translated_text: `In English: ${text[0]}` }
	},
	// The rest of the binding is not needed here.
} as unknown as Ai

async function platform(isConfigured = true) {
	const { visit } = await testPlatform(
		isConfigured ? { TRANSLATION_PROVIDER: 'workers-ai', AI: ai } : {},
	)
	return (text: string) => {
		const visited = visit('/tools/analyzer/translation', { form: { text } })
		const user = { ...marta, id: 'ming' }
		const context = { ...visited.context, user: async () => user }
		return answerOf(action({ ...visited, context }))
	}
}

test('each paragraph with Chinese in it is translated', async () => {
	const ask = await platform()
	expect(await (await ask('你好。\n\nOK?\n谢谢。')).json()).toEqual([
		'In English: 你',
		null,
		'In English: 谢',
	])
})

test('failures give no translation, and only the beginning of a long text is translated', async () => {
	const ask = await platform()
	expect(await (await ask('你好。\n坏')).json()).toEqual(['In English: 你', null])
	const lines: unknown[] = await (await ask('好\n'.repeat(50))).json()
	expect(lines.filter((line) => line !== null)).toHaveLength(40)
	expect(lines).toHaveLength(50)
})

test('without a translator there is no translation', async () => {
	const ask = await platform(false)
	expect(await (await ask('你好。')).json()).toEqual([])
})

test('twenty requests a minute are allowed', async () => {
	const ask = await platform()
	for (let count = 0; count < 20; count += 1) expect((await ask('你好。')).status).toBe(200)
	const answer = await ask('你好。')
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(await answer.json()).toMatchObject({ error: { code: 'translation.too-many' } })
})

test('a text that is too long is not translated', async () => {
	const ask = await platform()
	expect((await ask('好'.repeat(10_001))).status).toBe(422)
})
