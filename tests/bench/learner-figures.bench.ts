/**
 * L1: what learners did in a course of 1,000 lessons, and in one lesson of it, from 100,000 places in texts and
 * 100,000 records of 500 people. The database runs in this process, since a network would add its own.
 */
import { sql } from 'drizzle-orm'
import { findLearnersOfCourse } from '#app/features/learners/learners-of-course.server.ts'
import { findLearnersOfLesson } from '#app/features/learners/learners-of-lesson.server.ts'
import { makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'

const samples = 11
const lessons = 1000
const people = 500
const rows = 100_000
const most = { course: 1000, lesson: 50 }

type Db = Awaited<ReturnType<typeof memoryDatabase>>

export async function benchLearnerFigures(): Promise<BenchRow[]> {
	const db = await memoryDatabase()
	await fill(db)
	const since = 0
	const ofCourse = await timeOf(async () => {
		const found = await findLearnersOfCourse(db, { id: 'course', since })
		if (found?.people !== people) throw new Error(`${found?.people} people are counted`)
	})
	const ofLesson = await timeOf(async () => {
		const found = await findLearnersOfLesson(db, { id: 'lesson-1', since })
		if (found?.exercises[0]?.answered === 0) throw new Error('No answer is counted')
	})
	return [
		row('learners of a course of 1,000 lessons', ofCourse, most.course),
		row('learners of one of its lessons', ofLesson, most.lesson),
	]
}

function row(name: string, time: number, limit: number): BenchRow {
	return {
		id: 'L1',
		name,
		target: `≤ ${limit} ms`,
		measured: milliseconds(time),
		pass: time <= limit,
	}
}

async function timeOf(read: () => Promise<void>): Promise<number> {
	const times: number[] = []
	for (let sample = 0; sample < samples; sample += 1) {
		const before = process.cpuUsage()
		await read()
		const { user, system } = process.cpuUsage(before)
		times.push((user + system) / 1000)
	}
	return median(times)
}

/** Each person is in every lesson whose number leaves the same remainder by five. */
async function fill(db: Db): Promise<void> {
	await addUsers(
		db,
		Array.from({ length: people }, (_, index) => `person-${index}`),
	)
	await makeLesson(db, { id: 'course', type: 'course' })
	for (let no = 1; no <= lessons; no += 1) {
		await makeLesson(db, { id: `lesson-${no}`, parentId: 'course', orderNo: no })
	}
	await makeExercises(db, 'lesson-1', '[choice]\nzh: 谁来了？\n* zh: 火车\n- zh: 我')
	const at = '2026-11-22T10:00:00.000Z'
	const record = recordOf('person-0', [
		[
			at,
			{
				exerciseStatus: 'completed',
				exerciseStartedAt: at,
				exerciseResult: {
					grade: 'A',
					score: 100,
					correctCount: 8,
					totalCount: 8,
					completedAt: at,
				},
				exerciseAnswers: Object.fromEntries(
					Array.from({ length: 8 }, (_, index) => [`lesson-1-${index + 1}`, { answer: 'A' }]),
				),
			},
		],
	])
	// As text: a bound number is a real one, and would not divide to whole ones.
	const [all, each] = [rows, people].map((number) => sql.raw(String(number)))
	const numbers = sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n + 1 < ${all})`
	const person = sql`'person-' || (n % ${each})`
	const lesson = sql`'lesson-' || (n / ${each} * 5 + n % 5 + 1)`
	await db.run(sql`
		insert into reading_places (id, uid, lesson_id, paragraph, paragraphs, changed_at)
		${numbers} select 'place-' || n, ${person}, ${lesson}, n % 30 + 1, 30, ${Date.parse(at)} from numbers`)
	await db.run(sql`
		insert into lesson_progress (uid, lesson_id, record, created_at, updated_at)
		${numbers} select ${person}, ${lesson}, ${JSON.stringify(record)}, 0, ${Date.parse(at)} from numbers`)
}
