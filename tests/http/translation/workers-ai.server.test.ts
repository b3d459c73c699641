import { expect, test } from 'vitest'
import { workersAi } from '#app/http/translation/workers-ai.server.ts'

const { signal } = new AbortController()

/** A binding that answers so. */
function binding(answer: unknown) {
	const asked: unknown[] = []
	const run = async (model: string, input: unknown, options: unknown) => {
		asked.push(model, input, options)
		return answer
	}
	// The binding has no other part that matters here.
	return { asked, ai: { run } as unknown as Ai }
}

test('a sentence is asked for in the model’s own words', async () => {
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
])('the answer %j is none', async (answer) => {
	await expect(workersAi(binding(answer).ai)('我爱你。', signal)).rejects.toThrow()
})
