/**
 * Fires the workers' crons, which Miniflare does not. The sweep of the speech worker, `* * * * *`,
 * resends jobs whose queue was lost when an earlier process stopped.
 */
import { Cron } from 'croner'
import type { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { type WorkerName, workerConfigs } from './build.ts'
import { workerNameOf } from './host.ts'

export type Schedule = { worker: string; cron: string }

/** Runs a worker's cron; throws if it fails. */
type Fire = (schedule: Schedule, scheduledTime: Date) => Promise<void>

/** The crons under `triggers` in each wrangler.toml. */
export function schedulesOf(workers: readonly WorkerName[]): Schedule[] {
	return workers.flatMap((worker) => {
		const { triggers } = readConfig({ config: workerConfigs[worker] }, { hideWarnings: true })
		const crons: string[] = triggers.crons ?? []
		return crons.map((cron) => ({ worker: workerNameOf(worker), cron }))
	})
}

export function fireIn(miniflare: Miniflare): Fire {
	return async ({ worker, cron }) => {
		const { outcome } = await (await miniflare.getWorker(worker)).scheduled({ cron })
		if (outcome !== 'ok') throw new Error(outcome)
	}
}

/**
 * Fires each schedule at once, in case the machine slept through its time, and then whenever it is
 * due. Skips runs that would overlap and logs failures. Throws if a pattern is invalid. Patterns are
 * Cloudflare's: UTC, and 1 is Sunday
 * (https://developers.cloudflare.com/workers/configuration/cron-triggers/).
 */
export function startCron(
	schedules: readonly Schedule[],
	fire: Fire,
): { fireAll(): void; stop(): void } {
	let isStopped = false
	const jobs = schedules.map((schedule) => {
		const { worker, cron } = schedule
		const report = (error: unknown) => {
			if (!isStopped) console.error(`The cron "${cron}" of ${worker} failed: ${error}`)
		}
		return new Cron(
			cron,
			{ mode: '5-part', utcOffset: 0, alternativeWeekdays: true, protect: true, catch: report },
			() => fire(schedule, new Date()),
		)
	})
	function fireAll() {
		for (const job of jobs) job.trigger()
	}
	fireAll()
	return {
		/** For workers that were started anew. */
		fireAll,
		stop() {
			isStopped = true
			for (const job of jobs) job.stop()
		},
	}
}
