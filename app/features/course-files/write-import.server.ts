/** The statements that write an import: one list, for one transaction. */
import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { setAudio } from '#app/db/audio-owner.ts'
import type { Db } from '#app/db/client.server.ts'
import { findCountable } from '#app/db/count-texts.ts'
import { settleCovers } from '#app/db/cover-change.ts'
import { discardMedia, keepUpload } from '#app/db/discarded-media.ts'
import { writtenExercises } from '#app/db/parts/exercises.ts'
import { writtenNotes } from '#app/db/parts/notes.ts'
import { writtenText } from '#app/db/parts/text.ts'
import { type WritablePart, writePart } from '#app/db/parts/write-part.ts'
import { lessonContents, lessons, oldSlugs } from '#app/db/schema/index.ts'
import { storedExercisesOf } from '#app/db/stored-exercises.ts'
import type { By } from '#app/db/transaction.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { slugInTrash } from '#app/domain/courses/slug.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import {
	exercisesVersion,
	notesVersion,
	textVersion,
} from '#app/domain/versions/version-content.ts'
import { storedOf, valuesOf } from '#app/features/courses/admin/item-values.ts'
import { type ReplacedPart, replacedParts, valuesOfFile } from './compare-item.server.ts'
import type { CutLesson } from './cut-lessons.server.ts'
import type { ImportPlan, PlannedCourse, PlannedLesson } from './plan-import.server.ts'
import type { StoredMedia } from './store-media.server.ts'

export type LogImport = (change: {
	action: string
	objectType: 'course' | 'lesson'
	objectId: string
	before?: object
	after?: object
}) => BatchItem<'sqlite'>

type Statements = BatchItem<'sqlite'>[]

type Import = By & {
	plan: ImportPlan
	/** By slugs of the file. */
	cut: ReadonlyMap<string, CutLesson>
	stored: StoredMedia
	log: LogImport
}

/** Empty if there is nothing to write. Reads what is needed to count words and to keep ids of exercises. */
export async function importStatements(tx: Db, order: Import): Promise<Statements> {
	const { plan, cut, stored } = order
	const { course, lessons: planned } = plan
	const written = planned.filter(({ way }) => way !== 'skip')
	const contents = written.flatMap(({ slug }) => cut.get(slug)?.content ?? [])
	const countable = await findCountable(tx, contents)
	const statements: Statements = []
	if (course && course.way !== 'skip') statements.push(...itemStatements(tx, order, course))
	const parentId = course ? (stored.ids.get(course.slug) ?? null) : (plan.into?.id ?? null)
	const orderNo = plan.into?.orderNo
	for (const [index, lesson] of written.entries()) {
		const isNew = lesson.way !== 'replace'
		statements.push(
			...itemStatements(tx, order, lesson, isNew ? { parentId, index, orderNo } : undefined),
			...(await partStatements(tx, { ...order, lesson, countable })),
		)
	}
	return statements
}

/** Its row, its slug, its cover and its entry in the log. */
function itemStatements(
	tx: Db,
	{ plan, stored, now, log }: Import,
	item: PlannedCourse | PlannedLesson,
	place?: { parentId: string | null; index: number; orderNo: number | undefined },
): Statements {
	const { slug, newSlug, way, present, fields, parts, file } = item
	const id = stored.ids.get(slug) ?? ''
	const type = 'exercises' in file ? 'lesson' : 'course'
	const cover = stored.covers.get(slug) ?? null
	const parted = parts.length > 0 ? { parts: parts.join(', ') } : {}
	if (way === 'replace' && present) {
		const before = valuesOf(present)
		const after = valuesOfFile(type, file, {
			...before,
			coverImagePath: cover ?? before.coverImagePath,
		})
		const isRowChanged = fields !== undefined || cover !== null
		const entry = log({
			action: `${type}.import`,
			objectType: type,
			objectId: id,
			before: fields?.before ?? {},
			after: { ...fields?.after, ...parted },
		})
		if (!isRowChanged) return [entry]
		return [
			entry,
			tx
				.update(lessons)
				.set({ ...storedOf(after), version: present.version + 1, updatedAt: now })
				.where(eq(lessons.id, id)),
			...settleCovers(tx, { from: before.coverImagePath, to: after.coverImagePath, now }),
		]
	}
	const placed = place?.orderNo === undefined ? file : { ...file, order: place.orderNo }
	const values = valuesOfFile(type, placed, {
		slug: newSlug,
		status: lessonStatuses.disabled,
		coverImagePath: cover,
	})
	const inTrash = plan.holders.inTrash(newSlug)
	// Lessons of the same order stay in the order of the file.
	const createdAt = new Date(+now + (place?.index ?? 0))
	return [
		log({ action: `${type}.import`, objectType: type, objectId: id, after: values }),
		tx.delete(oldSlugs).where(eq(oldSlugs.slug, newSlug)),
		...(inTrash && !inTrash.isFormer
			? [
					tx
						.update(lessons)
						.set({ slug: slugInTrash(newSlug, inTrash.id) })
						.where(eq(lessons.id, inTrash.id)),
				]
			: []),
		tx.insert(lessons).values({
			...storedOf(values),
			id,
			parentId: place?.parentId ?? null,
			type,
			createdAt,
			updatedAt: now,
		}),
		...settleCovers(tx, { from: null, to: cover, now }),
	]
}

type PartsOrder = Import & {
	lesson: PlannedLesson
	countable: Awaited<ReturnType<typeof findCountable>>
}

/** Its text, notes, exercises and audio, each with its version. Learners see none of it yet. */
async function partStatements(tx: Db, order: PartsOrder): Promise<Statements> {
	const { lesson, cut, stored, countable, actor, now } = order
	const { slug, way } = lesson
	const present = way === 'replace' ? lesson.present : undefined
	const parts: readonly ReplacedPart[] = present ? lesson.parts : replacedParts
	const lessonId = stored.ids.get(slug) ?? ''
	const owner = lessonOwner(lessonId)
	const isHeld = present !== undefined && isHeldBack(present.status)
	const { content, notes, exercises } = cut.get(slug) ?? {}
	const statements: Statements = []

	async function save(written: WritablePart, saved: { before: string | null; version: number }) {
		statements.push(...(await writePart(tx, { owner, written, isHeld, actor, now, ...saved })))
	}

	if (content && parts.includes('text')) {
		const version = present?.textVersion ?? 0
		const before = present?.content && version > 0 ? textVersion(present.content) : null
		await save(writtenText(tx, { owner, content, countable, now }), { before, version })
	}
	if (notes && parts.includes('notes')) {
		const version = present?.notes.version ?? 0
		const before = present && version > 0 ? notesVersion(present.notes) : null
		await save(writtenNotes(tx, { lessonId, ...notes, now }), { before, version })
	}
	if (exercises && parts.includes('exercises')) {
		const typed = exercises.map(({ exercise }) => exercise)
		const words = exercises.map((one) => one.words)
		const rows = present ? await storedExercisesOf(tx, lessonId) : []
		const set = present?.set.map(({ exercise }) => exercise) ?? []
		const before = set.length > 0 ? exercisesVersion(set) : null
		await save(writtenExercises(tx, { lessonId, exercises: typed, words, rows, now }), {
			before,
			version: present?.setVersion ?? 0,
		})
	}
	const path = stored.audio.get(slug)
	if (path === undefined) return statements
	const from = present?.audioPath
	const gone = from?.startsWith('/media/') ? [from, timingsPathOf(from)] : []
	const spoken = content ?? present?.content ?? []
	const script = scriptOf(spoken, { isDialogue: lesson.file.config.dialogMode })
	// Without a text yet, the recording counts as outdated as soon as there is one.
	const textHash = spoken.length > 0 ? await scriptHash(script) : ''
	const empty = { lessonId, content: [], createdAt: now, updatedAt: now }
	return [
		...statements,
		tx.insert(lessonContents).values(empty).onConflictDoNothing(),
		tx.run(setAudio({ kind: 'lessons', id: lessonId }, { path, textHash, at: now })),
		tx.run(discardMedia(gone.map(mediaKeyOf), now)),
		tx.run(keepUpload(mediaKeyOf(path))),
	]
}
