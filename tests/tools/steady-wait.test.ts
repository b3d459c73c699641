import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import '#tools/steady-wait.ts'

/** Signals first for nothing, then sets the flag and signals again. */
const hasty = `
	const { workerData: flag } = require('worker_threads')
	const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
	pause(50)
	Atomics.notify(flag, 0)
	pause(50)
	Atomics.store(flag, 0, 1)
	Atomics.notify(flag, 0)
`

test('a late signal of another call does not end the wait', async () => {
	const flag = new Int32Array(new SharedArrayBuffer(4))
	const worker = new Worker(hasty, { eval: true, workerData: flag })
	Atomics.wait(flag, 0, 0)
	expect(Atomics.load(flag, 0)).toBe(1)
	await worker.terminate()
})

test('a wait with a limit still ends', () => {
	const flag = new Int32Array(new SharedArrayBuffer(4))
	expect(Atomics.wait(flag, 0, 0, 10)).toBe('timed-out')
})
