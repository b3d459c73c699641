/**
 * Stops the process of the workers in the middle of a training: it is there and answers nothing, as one
 * that goes round in circles. The platform's watch starts it anew, and the training runs to its end.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { orderTraining } from '#app/db/order-training.ts'
import { scheduleWeights, trainingJobs } from '#app/db/schema/index.ts'
import { releaseJobs } from '#app/seed/release-jobs.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { type MortalDatabase, mortalDatabase } from '#tests/support/mortal-database.ts'
import { memories, studiedBy } from '#tests/support/simulated-learner.ts'
import { makeStudiedCards } from '#tests/support/studied-cards.ts'
import { workerConfigs } from '#tools/build.ts'
import { fireIn, schedulesOf, startCron } from '#tools/cron.ts'
import { workerNameOf } from '#tools/host.ts'
import { freePort } from '#tools/ports.ts'
import { startSupervised, type Workers } from '#tools/supervised-workers.ts'

const userId = 'xiao-mei'
const logs = studiedBy(memories.forgetful, { seed: userId, answers: 1500 })

/** Long enough for a training on a busy machine, which lets the workers answer nothing else. */
const everyMs = 500
const patience = 6

let database: MortalDatabase
let workers: Workers | undefined
let cron: ReturnType<typeof startCron> | undefined

beforeAll(async () => {
	database = await mortalDatabase()
	const db = database.openForSeeding()
	await migrate(db, { migrationsFolder: 'migrations' })
	await makeStudiedCards(db, { userId, logs })
})

afterAll(async () => {
	cron?.stop()
	await workers?.stop()
	await database.end()
})

silenceExpectedLogs()

/** The training worker with its queue, as the platform runs it. */
async function trainingWorker() {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		ssr: { noExternal: true, target: 'webworker' },
		build: { ssr: 'workers/training/index.ts', write: false, target: 'es2022', minify: false },
	})
	const [bundle] = [built].flat() as Rollup.RollupOutput[]
	const { workerOptions: options } = workerOptions(workerConfigs.training)
	return {
		...options,
		name: workerNameOf('training'),
		bindings: { ...options.bindings, LIBSQL_URL: database.url },
		modulesRules: undefined,
		modules: [{ type: 'ESModule' as const, path: 'index.js', contents: bundle?.output[0].code }],
	}
}

async function jobIs(status: string) {
	const [job] = await database.open().select().from(trainingJobs)
	return job?.status === status
}

test('workers that fall silent start anew and finish their jobs', async () => {
	const port = await freePort()
	workers = await startSupervised(
		port,
		{ cf: false, telemetry: { enabled: false }, workers: [await trainingWorker()] },
		{
			everyMs,
			patience,
			beforeRestart: () => releaseJobs(database.openForSeeding()),
			afterRestart: () => cron?.fireAll(),
		},
	)
	const answers = () =>
		fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(everyMs) }).then(
			() => true,
			() => false,
		)
	await expect.poll(answers).toBe(true)
	// The watch has had its first answer.
	await sleep(2 * everyMs)
	const first = workers.pid() ?? 0

	const db = database.open()
	const users = db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	await orderTraining(db, { users, task: 'train', now: new Date() })
	cron = startCron(schedulesOf(['training']), fireIn(workers.miniflare))
	await expect.poll(() => jobIs('processing'), { interval: 5 }).toBe(true)
	process.kill(first, 'SIGSTOP')
	expect(await answers()).toBe(false)
	expect(await jobIs('processing')).toBe(true)

	await expect.poll(answers, { timeout: 20_000, interval: 100 }).toBe(true)
	expect(workers.pid()).not.toBe(first)
	expect(console.error).toHaveBeenCalledWith(
		'The workers have not answered for 3 seconds. Starting them anew.',
	)
	await expect.poll(() => jobIs('completed'), { timeout: 20_000, interval: 50 }).toBe(true)
})
