import { expect, test } from 'vitest'
import { action } from '#app/features/lesson-editor/pages/readings.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'
import { marta } from '#tests/support/users.ts'

async function platformWith() {
	const { db } = await testPlatform()
	const { binding } = realTokenizer(db)
	const { visit } = await testPlatform({ TOKENIZE: binding })
	return (body: string) => {
		const { context } = visit('/admin/readings')
		const user = { ...marta, id: 'anna', email: 'anna@example.com', level: 99 }
		const request = new Request('http://localhost/admin/readings', { method: 'POST', body })
		const visited = { ...context, user: async () => user }
		return answerOf(action({ request, params: {}, context: visited }))
	}
}

test("an administrator's words get their readings", async () => {
	const ask = await platformWith()
	const answer = await ask('{"paragraphs":[["头发","很","长","。"]]}')
	expect(await answer.json()).toEqual({ result: [['tóu fa', 'hěn', 'cháng', null]] })
	expect((await ask('{"paragraphs":"我"}')).status).toBe(400)
})
