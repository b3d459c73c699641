import { expect, test, vi } from 'vitest'
import type { User } from '#app/domain/accounts/user.ts'
import { loader } from '#app/features/admin/pages/settings.tsx'
import { workerOf } from '#tests/support/articles.ts'
import { testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

const shenLan: User = { ...marta, id: 'shen-lan', email: 'shen@example.com', level: 99 }

test('the settings show the state of each service', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const speech = { ok: true, parts: { media: true }, engines: { lessons: 'espeak-ng' } }
	const cutting = { ok: false, parts: { database: true, upstream: false } }
	const platform = await testPlatform({
		TTS: workerOf(() => Response.json(speech)).binding,
		TOKENIZE: workerOf(() => Response.json(cutting, { status: 503 })).binding,
		ARTICLES: workerOf(() => Promise.reject(new Error('not there'))).binding,
	})
	const { context, ...visited } = platform.visit('/admin/settings')
	const answer = await loader({ ...visited, context: { ...context, user: async () => shenLan } })
	expect(answer).toMatchObject({
		site: { name: 'Hanlu 汉路' },
		defaultVoice: 'BV701_V2_streaming',
		services: {
			tokenize: { health: cutting },
			tts: { health: speech },
			articles: { health: undefined },
			training: { health: undefined },
			voices: undefined,
			translation: 'none',
		},
	})
})
