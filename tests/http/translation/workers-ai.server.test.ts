import { expect, test } from 'vitest'
import { workersAi } from '#app/http/translation/workers-ai.server.ts'

const { signal } = new AbortController()

/** A binding with a fixed answer. */
function binding(answer: unknown) {
	const asked: unknown[] = []
	const run = async (model: string, input: unknown, options: unknown) => {
		asked.push(model, input, options)
		return answer
	}
	// The rest of the binding is not used.
	return { asked, ai: { run } as unknown as Ai }
}

test('a request has the model’s parameters', async () => {
	const { ai, asked } = binding({ translated_text: 'I love you.' })
	expect(await workersAi(ai)('我爱你。', signal)).toBe('I love you.')
	expect(asked).toEqual([
		'@cf/meta/m2m100-1.2b',
		{ text: '我爱你。', source_lang: 'chinese', target_lang: 'english' },
		{ signal },
	])
})

test.each([
	[undefined],
	[{}],
	[{ request_id: 'queued' }],
	[{ translated_text: 7 }],
	['I love you.'],
])('the answer %j is rejected', async (answer) => {
	await expect(workersAi(binding(answer).ai)('我爱你。', signal)).rejects.toThrow()
})
