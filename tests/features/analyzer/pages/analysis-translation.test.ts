import { expect, test } from 'vitest'
import { action, loader } from '#app/features/analyzer/pages/analysis-translation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'

/** Says of each text how it begins; of 坏 nothing. */
const ai = {
	run: async (_: string, { text }: { text: string }) => {
		if (text.includes('坏')) throw new Error('overloaded')
		return { translated_text: `In English: ${text[0]}` }
	},
	// The binding has no other part that matters here.
} as unknown as Ai

async function asking(isConfigured = true) {
	const { visit } = await testPlatform(
		isConfigured ? { TRANSLATION_PROVIDER: 'workers-ai', AI: ai } : {},
	)
	return (text: string, isSignedIn = true) => {
		const visited = visit('/tools/analyzer/translation', { form: { text } })
		const user = {
			...{ id: 'ming', displayName: '', email: '', langLevel: 'HSK1' as const },
			...{ country: 'CN', level: 1 },
		}
		const known = async () => (isSignedIn ? user : undefined)
		return answerOf(action({ ...visited, context: { ...visited.context, user: known } }))
	}
}

test('each paragraph with Chinese in it is translated', async () => {
	const ask = await asking()
	expect(await (await ask('你好。\n\nOK?\n谢谢。')).json()).toEqual([
		'In English: 你',
		null,
		'In English: 谢',
	])
})

test('where it fails there is nothing, and only the beginning of a long text is asked for', async () => {
	const ask = await asking()
	expect(await (await ask('你好。\n坏')).json()).toEqual(['In English: 你', null])
	const lines: unknown[] = await (await ask('好\n'.repeat(50))).json()
	expect(lines.filter((line) => line !== null)).toHaveLength(40)
	expect(lines).toHaveLength(50)
})

test('without a translator there is no translation', async () => {
	const ask = await asking(false)
	expect(await (await ask('你好。')).json()).toEqual([])
})

test('twenty a minute, then one waits', async () => {
	const ask = await asking()
	for (let asked = 0; asked < 20; asked += 1) expect((await ask('你好。')).status).toBe(200)
	const answer = await ask('你好。')
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(await answer.json()).toMatchObject({ error: { code: 'translation.too-many' } })
})

test('only who is signed in may ask, by POST, for a text that is not too long', async () => {
	const ask = await asking()
	expect((await ask('好', false)).status).toBe(401)
	expect((await ask('好'.repeat(10_001))).status).toBe(422)
	expect((await answerOf(loader())).status).toBe(405)
})
