/**
 * Fires the workers' crons, which Miniflare leaves to others: the sweep of the speech worker,
 * `* * * * *`, sends again what waits in the database, where the text of 茶馆 may have been queued
 * by a process that was stopped, and its queue lost with it.
 */
import { Cron } from 'croner'
import type { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { type WorkerName, workerConfigs } from './build.ts'
import { workerNameOf } from './host.ts'

export type Schedule = { worker: string; cron: string }

/** Runs a worker's cron; ends or throws with what went wrong. */
type Fire = (schedule: Schedule, scheduledTime: Date) => Promise<void>

/** What the workers' wrangler.toml name under `triggers`. */
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
 * Fires each schedule at once, since the machine may have slept through its time, and then
 * whenever it is due. One that still runs is left out; one that fails is logged. Throws when a
 * pattern cannot be read. Patterns are Cloudflare's: UTC, and 1 is Sunday
 * (https://developers.cloudflare.com/workers/configuration/cron-triggers/).
 */
export function startCron(schedules: readonly Schedule[], fire: Fire): { stop(): void } {
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
	for (const job of jobs) job.trigger()
	return {
		stop() {
			isStopped = true
			for (const job of jobs) job.stop()
		},
	}
}
