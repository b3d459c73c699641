import { expect, test } from 'vitest'
import { scheduleWeights, trainingJobs, userProfiles } from '#app/db/schema/index.ts'
import { defaultWeights } from '#app/domain/flashcards/memory/weights.ts'
import { action, loader } from '#app/features/flashcards/pages/schedule.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { sessionOf } from '#tests/support/session.ts'

const path = '/settings/schedule'

async function withLearner(values: Partial<typeof scheduleWeights.$inferInsert> = {}) {
	const asked: string[] = []
	const worker = {
		async fetch(address: RequestInfo | URL) {
			asked.push(new URL(String(address)).pathname)
			return Response.json({ ok: true })
		},
	}
	const { db, visit, settled } = await testPlatform({ TRAINING: worker as unknown as Fetcher })
	const profile = { id: 'ming', displayName: '明', email: 'm@example.com', status: 1, level: 1 }
	await db.insert(userProfiles).values(profile)
	await db.insert(scheduleWeights).values({ userId: 'ming', answers: 1400, ...values })
	const cookie = await sessionOf(db, 'ming')
	const send = async (intent: string) => {
		const answer = await answerOf(action(visit(path, { cookie, form: { intent } })))
		await settled()
		return answer
	}
	const read = async () => {
		const answer = await loader(visit(path, { cookie }))
		return answer.training
	}
	const job = async () => (await db.select().from(trainingJobs))[0]
	const row = async () => (await db.select().from(scheduleWeights))[0]
	return { send, read, job, row, asked }
}

const trained = {
	weights: defaultWeights,
	trained: defaultWeights,
	version: 1,
	trainedAt: new Date('2026-11-28T08:00:00Z'),
	trainedWith: 1400,
	trainsAt: 2100,
	judged: 180,
	lossDefault: 0.41,
	lossTrained: 0.37,
	isAccepted: true,
}

test('a person orders a training, and the training worker is told', async () => {
	const { send, read, job, asked } = await withLearner()
	expect(await read()).toMatchObject({ inUse: 'usual', work: 'none', last: null })
	const answer = await send('train')
	expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?done=train`])
	expect(await job()).toMatchObject({ status: 'queued', task: 'train' })
	expect(asked).toEqual(['/api/v1/training/send'])
	expect(await read()).toMatchObject({ work: 'training' })
})

test('training is refused before 1,000 answers', async () => {
	const { send, job } = await withLearner({ answers: 999 })
	const answer = await send('train')
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: 'Training begins at 1000 answers.' }],
	})
	expect(await job()).toBeUndefined()
})

test('a person goes back to the usual schedule and returns to their own', async () => {
	const { send, read, row, job } = await withLearner(trained)
	expect(await read()).toMatchObject({
		inUse: 'own',
		last: { day: 'Sat 28 Nov', answers: 1400, judged: 180, lossUsual: 0.41, lossOwn: 0.37 },
	})
	await send('usual')
	expect(await row()).toMatchObject({ weights: null, version: 2, isDefaultChosen: true })
	expect(await job()).toMatchObject({ task: 'reschedule', status: 'queued' })
	expect(await read()).toMatchObject({ inUse: 'usual', isUsualChosen: true, work: 'rescheduling' })
	await send('own')
	expect(await row()).toMatchObject({ weights: defaultWeights, version: 3, isDefaultChosen: false })
})

test('a person may order ten times a day', async () => {
	const { send } = await withLearner(trained)
	for (let time = 0; time < 10; time += 1) expect((await send('train')).status).toBe(303)
	expect((await send('train')).status).toBe(429)
})
