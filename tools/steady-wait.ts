/**
 * Makes `Atomics.wait` wait until the value has changed.
 *
 * Miniflare's calls from Node wait for a flag that a second thread sets. On a busy machine the signal
 * of one call may arrive during the next, which then finds no answer and fails ("false == true"), as
 * do all calls after it: https://github.com/cloudflare/workers-sdk/pull/15552. Versions with that
 * repair do not need this file.
 */
const { wait } = Atomics

Atomics.wait = ((array: Int32Array, index: number, value: number, timeout?: number) => {
	for (;;) {
		const result = wait(array, index, value, timeout)
		const isTooEarly = result === 'ok' && Atomics.load(array, index) === value
		if (!isTooEarly || timeout !== undefined) return result
	}
}) as typeof Atomics.wait
