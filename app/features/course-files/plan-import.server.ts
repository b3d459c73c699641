import type { Db } from '#app/db/client.server.ts'
import {
	type CourseParts,
	findCourseParts,
	type LessonWithParts,
} from '#app/db/find-course-parts.ts'
import type { ReadCourse, ReadLesson } from '#app/domain/course-files/read-course.ts'
import { freeSlug } from '#app/domain/courses/slug.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { fieldsReplaced, partsReplaced, type ReplacedPart } from './compare-item.server.ts'
import type { CompareMedia } from './compare-media.server.ts'
import { findCourseToFill } from './find-course-to-fill.server.ts'
import { findHolders, type Holders } from './find-holders.server.ts'
import type { ImportState, ImportWay } from './import-ways.ts'

type Planned = {
	/** As the file has it. */
	slug: string
	/** The slug that it gets: another one if its own is taken. */
	newSlug: string
	title: { zh: string; en: string }
	state: ImportState
	way: ImportWay
	/** The ways to choose from. */
	ways: ImportWay[]
	fields: ReturnType<typeof fieldsReplaced>
	parts: ReplacedPart[]
	/** The item that has its slug, where it cannot be replaced. */
	inTheWay: { zh: string; en: string } | undefined
}

export type PlannedCourse = Planned & {
	file: Extract<ReadCourse, { type: 'course' }>['course']
	present: CourseParts['item'] | undefined
}

export type PlannedLesson = Planned & { file: ReadLesson; present: LessonWithParts | undefined }

export type ImportPlan = {
	course: PlannedCourse | undefined
	lessons: PlannedLesson[]
	/** The course that a single lesson comes into, and its number there. */
	into: { id: string; title: { zh: string; en: string }; orderNo: number } | undefined
	/** How many lessons of the present course are not in the file. */
	others: number
	/** Items in the trash give up slugs that are wanted. */
	holders: Holders
}

type Stores = { db: Db; isOtherMedia: CompareMedia }

type Asked = {
	read: ReadCourse
	/** The chosen way by slug; others get the first of their ways. */
	chosen: ReadonlyMap<string, ImportWay>
	/** The course that a new single lesson goes into, by its id. */
	into?: string | undefined
}

/** Plans an import by what is here now. Writes nothing. */
export async function planImport(
	{ db, isOtherMedia }: Stores,
	{ read, chosen, into: courseId }: Asked,
): Promise<ImportPlan> {
	const slugs = [
		...(read.type === 'course' ? [read.course.slug] : []),
		...read.lessons.map(({ slug }) => slug),
	]
	const holders = await findHolders(db, slugs)
	const given: string[] = []
	const decide = (slug: string, state: ImportState, ways: ImportWay[]) => {
		const way = ways.find((one) => one === chosen.get(slug)) ?? ways[0] ?? 'skip'
		const newSlug =
			way === 'new-slug' ? freeSlug(slug, [...holders.taken, ...given, ...slugs]) : slug
		if (way === 'new-slug') given.push(newSlug)
		return { slug, newSlug, state, way, ways }
	}
	const named = (slug: string) => {
		const holder = holders.of(slug)
		return holder && !holder.isFormer ? holder : undefined
	}

	async function planCourse(file: PlannedCourse['file']) {
		const { slug, title } = file
		const holder = named(slug)
		const parts = holder?.type === 'course' && (await findCourseParts(db, { id: holder.id }))
		const others = { file, title, parts: [], fields: undefined, inTheWay: undefined }
		if (!parts) {
			const isTaken = holders.of(slug) !== undefined
			const decided = decide(slug, isTaken ? 'taken' : 'new', [isTaken ? 'new-slug' : 'add'])
			const inTheWay = holders.of(slug)?.title
			return { course: { ...others, ...decided, inTheWay, present: undefined }, parts: undefined }
		}
		const { item } = parts
		const fields = fieldsReplaced(item, file)
		const isCoverNew = await isOtherMedia(item.coverImagePath, file.cover)
		const isSame = !fields && !isCoverNew
		const ways: ImportWay[] = isSame ? ['skip', 'new-slug'] : ['replace', 'new-slug', 'skip']
		const decided = decide(slug, isSame ? 'same' : 'changed', ways)
		const changed: ReplacedPart[] = isCoverNew ? ['cover'] : []
		return { course: { ...others, ...decided, fields, parts: changed, present: item }, parts }
	}

	async function planLesson(
		file: ReadLesson,
		present: LessonWithParts | undefined,
	): Promise<PlannedLesson> {
		const { slug, title } = file
		const base = { file, title, fields: undefined, parts: [], present: undefined }
		const holder = holders.of(slug)
		if (!holder) return { ...base, ...decide(slug, 'new', ['add', 'skip']), inTheWay: undefined }
		if (!present) {
			return { ...base, ...decide(slug, 'taken', ['new-slug', 'skip']), inTheWay: holder.title }
		}
		const fields = fieldsReplaced(present, file)
		const parts = await partsReplaced(isOtherMedia, present, file)
		const isSame = !fields && parts.length === 0
		const ways: ImportWay[] = isSame ? ['skip', 'new-slug'] : ['replace', 'new-slug', 'skip']
		const decided = decide(slug, isSame ? 'same' : 'changed', ways)
		return { ...base, ...decided, fields, parts, present, inTheWay: undefined }
	}

	if (read.type === 'lesson') {
		const [file] = read.lessons
		const holder = named(file.slug)
		const parts = holder?.type === 'lesson' && (await findCourseParts(db, { id: holder.id }))
		const lesson = await planLesson(file, parts ? parts.lessons[0] : undefined)
		const isNew = lesson.way === 'add' || lesson.way === 'new-slug'
		const into = isNew && courseId ? await findCourseToFill(db, courseId) : undefined
		return { course: undefined, lessons: [lesson], into, others: 0, holders }
	}
	const { course, parts } = await planCourse(read.course)
	// A new course takes no lessons out of another one.
	const isNew = course.way === 'add' || course.way === 'new-slug'
	const children = isNew ? [] : (parts?.lessons ?? [])
	const lessons: PlannedLesson[] = []
	for (const file of read.lessons) {
		const present = children.find(({ slug }) => slug === file.slug)
		lessons.push(await planLesson(file, present))
	}
	const others = children.filter(({ slug }) => !slugs.includes(slug)).length
	return { course, lessons, into: undefined, others, holders }
}

/** Names a plan and its file: an import writes what was shown, or nothing. */
export function digestOf({ course, lessons, into }: ImportPlan, fileHash: string): Promise<string> {
	const items = [...(course ? [course] : []), ...lessons].map(
		({ slug, newSlug, state, way, fields, parts, present }) => [
			slug,
			newSlug,
			state,
			way,
			fields,
			parts,
			present && [present.id, present.version, present.status],
			present && 'textVersion' in present
				? [present.textVersion, present.notes.version, present.setVersion]
				: [],
		],
	)
	return sha256(JSON.stringify([fileHash, items, into?.id]))
}

/** Whether it would write anything. */
export function isEmptyPlan({ course, lessons }: ImportPlan): boolean {
	return [...(course ? [course] : []), ...lessons].every(({ way }) => way === 'skip')
}
