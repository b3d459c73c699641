import { expect, test } from 'vitest'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { action } from '#app/features/lesson-editor/pages/readings.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

async function platformWith(TOKENIZE?: Fetcher) {
	const { db } = await testPlatform()
	const { binding } = realTokenizer(db)
	const { visit } = await testPlatform({ TOKENIZE: TOKENIZE ?? binding })
	return (body: string, level?: number, method = 'POST') => {
		const { context } = visit('/admin/readings')
		const user = {
			id: 'anna',
			displayName: '',
			email: 'anna@example.com',
			langLevel: 'HSK1' as const,
			hskEdition: '2.0' as const,
			display: textDisplayAtFirst,
			showsCoarse: false,
			country: 'CN',
			level: level ?? 0,
		}
		const request = new Request('http://localhost/admin/readings', { method, body })
		const visited = { ...context, user: async () => (level === undefined ? undefined : user) }
		return answerOf(action({ request, params: {}, context: visited }))
	}
}

test("an administrator's words get their readings", async () => {
	const ask = await platformWith()
	const answer = await ask('{"paragraphs":[["头发","很","长","。"]]}', 99)
	expect(await answer.json()).toEqual({ result: [['tóu fa', 'hěn', 'cháng', null]] })
	expect((await ask('{"paragraphs":"我"}', 99)).status).toBe(400)
})
