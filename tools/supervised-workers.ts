/**
 * Runs workers with Miniflare and starts them anew when their process ends or answers nothing for 20
 * seconds: Miniflare does neither. Its queues are in the memory of that process and end with it.
 */
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { address } from './ports.ts'
import './steady-wait.ts'

export type Workers = {
	/** Stays the same. What `getWorker` and the like returned before a restart throws after it. */
	miniflare: Miniflare
	/** For tests that stop the process. */
	pid(): number | undefined
	stop(): Promise<void>
}

type Care = {
	/** Runs while no worker runs. */
	beforeRestart?: () => Promise<void>
	afterRestart?: () => void
	/** Time between two questions, and the time limit of each. */
	everyMs?: number
	/** How many questions in turn remain without an answer before the process is killed. */
	patience?: number
}

/** A process that cannot start must not keep the machine busy. */
const pauseMs = 200

/** The port is needed beforehand: by it the process is recognized among others. */
export async function startSupervised(
	port: number,
	others: MiniflareOptions,
	{ beforeRestart, afterRestart, everyMs = 5000, patience = 4 }: Care = {},
): Promise<Workers> {
	const options = { ...others, host: address, port }
	const url = `http://${address}:${port}/healthz`
	let runtime: ChildProcess | undefined
	let isUp = false
	let isStopping = false

	// Miniflare keeps its process to itself; Node tells of every one that is started.
	function follow(message: unknown) {
		const { process: child } = message as { process: ChildProcess }
		child.once('spawn', () => {
			if (child.spawnargs.includes(`--socket-addr=entry=${address}:${port}`)) supervise(child)
		})
	}

	function supervise(child: ChildProcess) {
		runtime = child
		const wasSilent = new Int32Array(new SharedArrayBuffer(4))
		const watch = new Worker(new URL('./kill-when-silent.mjs', import.meta.url), {
			workerData: { pid: child.pid, url, everyMs, patience, wasSilent },
		})
		watch.unref()
		child.once('exit', async (code, signal) => {
			await watch.terminate()
			if (!isUp || isStopping) return
			const what = wasSilent[0]
				? `have not answered for ${(everyMs * patience) / 1000} seconds`
				: `ended unexpectedly (${signal ?? code})`
			console.error(`The workers ${what}. Starting them anew.`)
			await restart().catch((error) => console.error('The workers did not start:', error))
		})
	}

	async function restart() {
		await sleep(pauseMs)
		try {
			await beforeRestart?.()
		} catch (error) {
			console.error('Before the workers start anew:', error)
		}
		if (isStopping) return
		await miniflare.setOptions(options)
		if (!isStopping) afterRestart?.()
	}

	async function stop() {
		isStopping = true
		unsubscribe('child_process', follow)
		await miniflare.dispose()
	}

	subscribe('child_process', follow)
	const miniflare = new Miniflare(options)
	try {
		await miniflare.ready
	} catch (error) {
		await stop()
		throw error
	}
	isUp = true
	return { miniflare, pid: () => runtime?.pid, stop }
}
