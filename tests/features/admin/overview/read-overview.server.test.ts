import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audioJobs, lessons, userProfiles, vocab } from '#app/db/schema/index.ts'
import type { JobStatus } from '#app/domain/speech/job.ts'
import { readOverview } from '#app/features/admin/overview/read-overview.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addCourse } from '#tests/support/progress-records.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('an empty platform counts nothing', async () => {
	expect(await readOverview(await memoryDatabase(), { now, managesPeople: true })).toEqual({
		people: { learners: [], waiting: [] },
		lessons: [],
		courses: 0,
		words: 0,
		customWords: 0,
		openReports: 0,
		audio: { running: 0, unconfirmed: 0, failed: 0 },
		jobs: [],
	})
})

test('users are counted by status without administrators, longest waiting first', async () => {
	const db = await memoryDatabase()
	const rows = [[0], [0], [1], [1, 99]].map(([status, level = 1], index) => ({
		id: `${index}`,
		displayName: `${index}`,
		email: `${index}@example.com`,
		status,
		level,
		createdAt: new Date(-index),
	}))
	await db.insert(userProfiles).values(rows)
	const { people } = await readOverview(db, { now, managesPeople: true })
	const { learners, waiting } = people ?? expect.fail()
	expect(learners).toEqual([
		{ status: 0, count: 2 },
		{ status: 1, count: 1 },
	])
	expect(waiting.map(({ id }) => id)).toEqual(['1', '0'])
})

test('lessons, words and audio jobs are counted', async () => {
	const db = await memoryDatabase()
	await addCourse(db, 'first-steps', ['ni-hao', 'xie-xie'])
	await addCourse(db, 'old-tales', ['the-lost-axe'])
	await db
		.update(lessons)
		.set({ isDeleted: true })
		.where(inArray(lessons.id, ['xie-xie', 'old-tales']))
	const word = { pinyin: 'xiè xie', poses: [], levels: [], meaning: { verb: { definition: 'x' } } }
	await db.insert(vocab).values([
		{ ...word, word: '谢谢' },
		{ ...word, word: '谢谢你', isCustom: true },
	])
	const job = (status: JobStatus, days = 0) => ({
		status,
		lessonId: 'ni-hao',
		textHash: '',
		voice: '',
		engine: '',
		dedupeKey: crypto.randomUUID(),
		script: { text: '你好', readings: [] },
		updatedAt: new Date(+now - days * 86_400_000),
	})
	await db
		.insert(audioJobs)
		.values([
			...[job('queued'), job('processing'), job('completed'), job('confirmed')],
			...[job('error', 1), job('error', 8)],
		])
	expect(await readOverview(db, { now, managesPeople: true })).toMatchObject({
		lessons: [{ status: 1, count: 1 }],
		courses: 1,
		words: 2,
		customWords: 1,
		audio: { running: 2, unconfirmed: 1, failed: 1 },
	})
})

test('cancelled and unpublished audio has not failed; what failed is named with the reason', async () => {
	const db = await memoryDatabase()
	await addCourse(db, 'first-steps', ['ni-hao'])
	const job = (status: JobStatus, errorCode: string | null, errorDetail: string | null = null) => ({
		status,
		errorCode,
		errorDetail,
		lessonId: 'ni-hao',
		textHash: '',
		voice: '',
		engine: '',
		dedupeKey: crypto.randomUUID(),
		script: { text: '你好', readings: [] },
		updatedAt: now,
	})
	await db
		.insert(audioJobs)
		.values([
			job('error', 'audio.cancelled'),
			job('error', 'audio.expired'),
			job('error', 'audio.synthesis-failed', 'volcengine 3001: no such app'),
		])
	const { audio, jobs } = await readOverview(db, { now, managesPeople: true })
	expect(audio.failed).toBe(1)
	expect(jobs).toMatchObject([
		{
			lessonId: 'ni-hao',
			failure: 'TTS synthesis failed',
			errorDetail: 'volcengine 3001: no such app',
		},
	])
})

test('an editor’s overview has nothing about people', async () => {
	const overview = await readOverview(await memoryDatabase(), { now, managesPeople: false })
	expect(overview.people).toBeUndefined()
})
