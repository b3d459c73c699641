import { afterEach, expect, test } from 'vitest'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { freePort } from '#tools/ports.ts'
import { startSupervised, type Workers } from '#tools/supervised-workers.ts'

silenceExpectedLogs()

let workers: Workers | undefined

afterEach(() => workers?.stop())

test('workers whose process is killed start anew at the same address', async () => {
	const port = await freePort()
	const script = 'export default { fetch: () => new Response("here") }'
	const done: string[] = []
	workers = await startSupervised(
		port,
		{ cf: false, telemetry: { enabled: false }, modules: true, script },
		{
			beforeRestart: async () => void done.push('before'),
			afterRestart: () => void done.push('after'),
		},
	)
	const answer = () =>
		fetch(`http://127.0.0.1:${port}/`).then(
			(sent) => sent.text(),
			() => undefined,
		)
	expect(await answer()).toBe('here')
	const first = workers.pid() ?? 0
	process.kill(first, 'SIGKILL')
	await expect.poll(() => workers?.pid(), { timeout: 20_000 }).not.toBe(first)
	await expect.poll(answer, { timeout: 20_000 }).toBe('here')
	await expect.poll(() => done).toEqual(['before', 'after'])
	expect(console.error).toHaveBeenCalledWith(
		'The workers ended unexpectedly (SIGKILL). Starting them anew.',
	)
})
