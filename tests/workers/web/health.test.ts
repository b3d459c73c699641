import { expect, test, vi } from 'vitest'
import { testPlatform } from '#tests/support/context.ts'
import { cachedHealth } from '#workers/web/health.ts'

test('asking for the health often asks the surroundings once in two seconds', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const { visit } = await testPlatform({ MEDIA: { head: async () => null } as unknown as R2Bucket })
	const { context } = visit('/healthz')
	const database = vi.spyOn(context.db.$client, 'execute')
	const health = cachedHealth()
	const answers = [await health(context), await health(context)]
	expect(answers.map(({ status }) => status)).toEqual([503, 503])
	expect(database).toHaveBeenCalledTimes(1)
	vi.setSystemTime(Date.now() + 2001)
	await health(context)
	expect(database).toHaveBeenCalledTimes(2)
	vi.useRealTimers()
})
