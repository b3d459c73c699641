import { expect, test } from 'vitest'
import { refuse } from '#tests/support/fake-volcengine.ts'
import { ask } from '#workers/speech/providers/upstream.ts'
import { volcengineFailure } from '#workers/speech/providers/volcengine-failure.ts'

async function meaning(response: Response, good = 3000) {
	const upstream = { service: 'volcengine', send: async () => response, secrets: [] }
	const asked = await ask(upstream, new URL('https://volcengine.test'), {}, 1000)
	if (!asked.ok) throw new Error(asked.error.detail)
	return volcengineFailure(upstream, asked.value, good)?.kind
}

test.each([
	['success', refuse(3000, 'Success'), undefined],
	['an answer without a code', Response.json({ task_id: '1' }), undefined],
	['a refusal by its status alone', new Response('', { status: 404 }), 'permanent'],
	['a key that is refused by status', refuse(3001, 'no', 401), 'configuration'],
	['too many at once', refuse(3001, 'quota exceeded for types: concurrency'), 'temporary'],
	[
		'a quota that is used up',
		refuse(3003, 'quota exceeded for types: x_lifetime'),
		'configuration',
	],
	['what the asynchronous service refuses', refuse(40000, 'bad text'), 'permanent'],
	['what the asynchronous service failed in', refuse(50000, 'sorry'), 'temporary'],
] as const)('%s', async (_, response, kind) => {
	expect(await meaning(response)).toBe(kind)
})
