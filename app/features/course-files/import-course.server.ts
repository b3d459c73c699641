import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { ReadCourse } from '#app/domain/course-files/read-course.ts'
import { type Problem, type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { comparisonWith } from './compare-media.server.ts'
import { cutLessons } from './cut-lessons.server.ts'
import type { ImportWay } from './import-ways.ts'
import { digestOf, type ImportPlan, isEmptyPlan, planImport } from './plan-import.server.ts'
import { storeMedia } from './store-media.server.ts'
import { importStatements, type LogImport } from './write-import.server.ts'

type Sources = { db: Db; media: R2Bucket; services: { tokenize: Tokenize; readings: Readings } }

type Order = By & {
	read: ReadCourse
	fileHash: string
	chosen: ReadonlyMap<string, ImportWay>
	/** The course that a new single lesson goes into. */
	into?: string | undefined
	/** Names the plan that was shown; undefined takes whatever it is now. */
	digest: string | undefined
}

type Imported = {
	plan: ImportPlan
	/** The imported course, or else the lesson. */
	item: { id: string; type: 'course' | 'lesson' }
}

/**
 * Imports a course or a lesson in one transaction. What is new begins as Disabled, and what learners see is
 * saved in their working versions: nothing is published. Refuses another plan than the one that was shown.
 */
export async function importCourse(
	{ db, media, services }: Sources,
	{ read, fileHash, chosen, into, digest, ...by }: Order,
): Promise<Result<Imported, ProblemWithText[]>> {
	const isOtherMedia = comparisonWith(media)
	const plan = await planImport({ db, isOtherMedia }, { read, chosen, into })
	const shown = await digestOf(plan, fileHash)
	if (digest !== undefined && digest !== shown) return refused({ code: 'course-file.changed' })
	if (isEmptyPlan(plan)) return refused({ code: 'course-file.nothing-new' })
	const files = plan.lessons.flatMap(({ way, file }) => (way === 'skip' ? [] : [file]))
	const lessons = await cutLessons(services, files)
	if (!lessons.ok) return lessons
	const cut = new Map(
		files.flatMap(({ slug }, index) => {
			const lesson = lessons.value[index]
			return lesson ? [[slug, lesson] as const] : []
		}),
	)
	const stored = await storeMedia({ db, media }, plan, by.now)
	if (!stored.ok) return refused(stored.error)
	type Answer = Promise<Result<ImportPlan, Problem>>
	const saved = await changeAsEditor(db, by, async ({ tx, log, save }): Answer => {
		const now = await planImport({ db: tx, isOtherMedia }, { read, chosen, into })
		if ((await digestOf(now, fileHash)) !== shown) return err({ code: 'course-file.changed' })
		const entry: LogImport = log
		const order = { ...by, plan: now, cut, stored: stored.value, log: entry }
		const [first, ...others] = await importStatements(tx, order)
		if (first) await save([first, ...others])
		return ok(now)
	})
	if (!saved.ok) return refused(saved.error)
	const top = plan.course ?? plan.lessons[0]
	const id = stored.value.ids.get(top?.slug ?? '') ?? ''
	return ok({ plan: saved.value, item: { id, type: plan.course ? 'course' : 'lesson' } })
}

function refused(problem: Problem) {
	return err([withProblemText(problem)])
}
