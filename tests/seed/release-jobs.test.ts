import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audioJobs, trainingJobs, userProfiles } from '#app/db/schema/index.ts'
import { releaseJobs } from '#app/seed/release-jobs.ts'
import { makeArticle } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const sentAt = new Date(5000)
const far = new Date(9_000_000_000_000)

/** A queued job whose message is lost, one whose attempt has died, and one that is done. */
const states = [
	{ id: 'waits', status: 'queued', sentAt, leaseUntil: null },
	{ id: 'was-begun', status: 'processing', sentAt, leaseUntil: far },
	{ id: 'is-done', status: 'completed', sentAt, leaseUntil: null },
] as const

const released = {
	waits: { sentAt: null, leaseUntil: null },
	'was-begun': { sentAt: null, leaseUntil: new Date(0) },
	'is-done': { sentAt, leaseUntil: null },
}

let db: Awaited<ReturnType<typeof memoryDatabase>>

beforeEach(async () => {
	db = await memoryDatabase()
})

test('audio jobs of an ended process can be sent and started again; finished ones stay', async () => {
	const articleId = 'the-bicycle-repairman'
	await makeArticle(db, {
		id: articleId,
		enTitle: 'The bicycle repairman',
		title: '修车的人',
		content: [],
	})
	await db.insert(audioJobs).values(
		states.map((state) => ({
			...state,
			articleId,
			dedupeKey: state.id,
			script: { text: '他修车。', readings: [] },
			textHash: 'hash',
			voice: 'BV701_V2_streaming',
			engine: 'test',
		})),
	)
	await releaseJobs(db)
	for (const { id } of states) {
		const { sentAt, leaseUntil } = audioJobs
		const found = await db
			.select({ sentAt, leaseUntil })
			.from(audioJobs)
			.where(eq(audioJobs.id, id))
		expect(found).toEqual([released[id]])
	}
})

test('so can trainings', async () => {
	await db
		.insert(userProfiles)
		.values(
			states.map(({ id }) => ({ id, email: `${id}@example.com`, displayName: '小美', status: 1 })),
		)
	await db
		.insert(trainingJobs)
		.values(states.map(({ id, ...state }) => ({ ...state, userId: id, task: 'train' as const })))
	await releaseJobs(db)
	for (const { id } of states) {
		const { sentAt, leaseUntil, userId } = trainingJobs
		const found = await db.select({ sentAt, leaseUntil }).from(trainingJobs).where(eq(userId, id))
		expect(found).toEqual([released[id]])
	}
})
