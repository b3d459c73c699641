import { type AppLoadContext, json } from '@remix-run/cloudflare'
import type { User } from '#app/domain/accounts/user.ts'
import { type ReadCourse, readWholeCourse } from '#app/domain/course-files/read-course.ts'
import type { FileProblem } from '#app/domain/course-files/read-course-files.ts'
import { sourceOf } from '#app/domain/course-files/zip-entries.ts'
import type { Problem } from '#app/domain/problem.ts'
import { problemText, withProblemText } from '#app/domain/problem.ts'
import { itemPath } from '#app/domain/publishing/text-tabs.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { changedValues } from '#app/features/audit/changed-values.ts'
import { hasCourse } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { invalid } from '#app/http/responses.server.ts'
import { comparisonWith } from './compare-media.server.ts'
import { textLimits } from './cut-lessons.server.ts'
import type { ImportAnswer, ShownItem } from './import-answer.ts'
import { importCourse } from './import-course.server.ts'
import { type ImportForm, waysIn } from './import-form.server.ts'
import { openZip } from './open-zip.server.ts'
import {
	digestOf,
	type ImportPlan,
	isEmptyPlan,
	type PlannedCourse,
	type PlannedLesson,
	planImport,
} from './plan-import.server.ts'
import { PartIsGone, zipOfParts } from './zip-parts.server.ts'

const mostProblems = 100

type Asked = { editor: Pick<User, 'id' | 'email'>; form: ImportForm; now: Date }

/** Checks a zip, or imports it as the last check has shown it. */
export async function answerImport(context: AppLoadContext, asked: Asked) {
	try {
		return await answer(context, asked)
	} catch (error) {
		if (!(error instanceof PartIsGone)) throw error
		return invalid([{ code: 'course-file.part-gone', field: 'file' }])
	}
}

async function answer(context: AppLoadContext, { editor, form, now }: Asked) {
	const { db, media, services } = context
	const opened = await readZip(media, form)
	if (!opened.ok) {
		return 'zip' in opened.error ? invalid([opened.error.zip]) : refuseFiles(opened.error.files)
	}
	const { read, fileHash } = opened.value
	const chosen = waysIn(form)
	const into = form.into || undefined
	if (into && !(await hasCourse(db, into))) {
		return invalid([{ code: 'course-file.course-gone', field: 'into' }])
	}
	const asked = { read, chosen, into }
	if (form.intent === 'check') {
		const plan = await planImport({ db, isOtherMedia: comparisonWith(media) }, asked)
		return json(await checked(plan, fileHash))
	}
	const { digest } = form
	const actor = { id: editor.id, email: editor.email }
	const order = { ...asked, fileHash, digest, actor, now }
	const done = await importCourse({ db, media, services }, order)
	if (done.ok) {
		const { plan, item } = done.value
		const answer: ImportAnswer = { ...shown(plan), outcome: 'imported', editPath: itemPath(item) }
		return json(answer)
	}
	const isChanged = done.error.some(({ code }) => code === 'course-file.changed')
	if (!isChanged) return invalid(done.error)
	const plan = await planImport({ db, isOtherMedia: comparisonWith(media) }, asked)
	const answer = { ...(await checked(plan, fileHash)), problems: done.error }
	return json(answer satisfies ImportAnswer, { status: 409 })
}

type Opened = { read: ReadCourse; fileHash: string }

async function readZip(
	media: R2Bucket,
	form: ImportForm,
): Promise<Result<Opened, { zip: Problem } | { files: FileProblem[] }>> {
	const { file, parts: hashes, size } = form
	const isInParts = size > 0
	if (!isInParts && file.size === 0) {
		return err({ zip: { code: 'course-file.no-file', field: 'file' } })
	}
	const files = await openZip(isInParts ? zipOfParts(media, { hashes, size }) : sourceOf(file))
	if (!files.ok) return err({ zip: files.error })
	const read = await readWholeCourse(files.value, textLimits)
	if (!read.ok) return err({ files: read.error })
	const content = isInParts ? hashes.join() : new Uint8Array(await file.arrayBuffer())
	return ok({ read: read.value, fileHash: await sha256(content) })
}

function refuseFiles(problems: readonly FileProblem[]) {
	const answer: ImportAnswer = {
		problems: [withProblemText({ code: 'course-file.refused' })],
		fileProblems: problems.slice(0, mostProblems).map((problem) => ({
			file: problem.file,
			line: problem.line,
			text: problemText(problem),
		})),
		fileProblemCount: problems.length,
	}
	return json(answer, { status: 422 })
}

async function checked(plan: ImportPlan, fileHash: string): Promise<ImportAnswer> {
	return { ...shown(plan), outcome: 'checked', digest: await digestOf(plan, fileHash) }
}

function shown(plan: ImportPlan): ImportAnswer {
	const { course, lessons, into, others } = plan
	const items = [
		...(course ? [shownItem('course', course)] : []),
		...lessons.map((lesson) => shownItem('lesson', lesson)),
	]
	const answer = { items, others, isEmpty: isEmptyPlan(plan) }
	return into ? { ...answer, into: { id: into.id, title: into.title.en } } : answer
}

function shownItem(type: 'course' | 'lesson', item: PlannedCourse | PlannedLesson): ShownItem {
	const { slug, newSlug, title, state, way, ways, fields, parts, inTheWay } = item
	const changed = fields ? changedValues({ objectType: type, ...fields }) : []
	const capitalized = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
	const changes = [...changed.map(({ name }) => name), ...capitalized]
	return { type, slug, newSlug, title, state, way, ways, changes, inTheWay: inTheWay?.en ?? '' }
}
