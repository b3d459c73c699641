/**
 * Releases jobs whose messages or attempts ended with the process that ran the workers, so that the
 * next sweep sends them again: the audio of 你好！, 小美's training.
 */
import { inArray, sql } from 'drizzle-orm'
import { audioJobs, trainingJobs } from '#app/db/schema/index.ts'
import type { SeedDb } from './seed.ts'

export async function releaseJobs(db: SeedDb): Promise<void> {
	await db.batch([
		db
			.update(audioJobs)
			.set(released(audioJobs))
			.where(inArray(audioJobs.status, ['queued', 'processing'])),
		db
			.update(trainingJobs)
			.set(released(trainingJobs))
			.where(inArray(trainingJobs.status, ['queued', 'processing'])),
	])
}

/** Never sent, and held by nobody. */
function released({ status }: typeof audioJobs | typeof trainingJobs) {
	return { sentAt: null, leaseUntil: sql`case ${status} when 'processing' then 0 end` }
}
