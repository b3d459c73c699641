import { and, asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accessColumns } from '#app/db/access-columns.ts'
import type { Db } from '#app/db/client.server.ts'
import { exercises, lessonContents, lessonNotes, lessons } from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { accessToCourse, accessToLesson, courseRefusals } from '#app/domain/access/access.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { soundsOfExercise } from '#app/domain/exercises/heard-lines.ts'
import { soundTag } from '#app/domain/exercises/localized-text.ts'
import { readStored, type StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { type KeepPlan, sizeOfPage } from '#app/domain/offline/keep-plan.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'

const child = alias(lessons, 'child')

type CourseRefusal = (typeof courseRefusals)[keyof typeof courseRefusals]

type Asked = { slug: string; reader: Pick<User, 'id' | 'level'> }

/**
 * The plan of a course for keeping it on a device: the lessons that this person may open, with sizes.
 * Or why the course is not open to them. One round trip to the database, and a look at each audio.
 */
export async function planOfCourse(
	db: Db,
	media: Pick<R2Bucket, 'head'>,
	{ slug, reader }: Asked,
): Promise<Result<KeepPlan, CourseRefusal>> {
	const ofCourse = and(eq(lessons.slug, slug), eq(lessons.type, 'course'))
	const [[course], children, lines] = await db.batch([
		db
			.select({ title: lessons.title, ...accessColumns(lessons, reader.id) })
			.from(lessons)
			.where(ofCourse),
		db
			.select({
				id: child.id,
				slug: child.slug,
				title: child.title,
				isFree: child.isFree,
				...accessColumns(child, reader.id),
				audioPath: lessonContents.audioPath,
				letters: sql<number>`length(${lessonContents.content})`,
				revision: sql<string>`json_array(${child.updatedAt}, ${lessonContents.version},
					${lessonContents.updatedAt}, ${child.exercisesVersion}, ${lessonContents.audioPath},
					(select ${lessonNotes.version} || ' ' || ${lessonNotes.updatedAt} from ${lessonNotes}
						where ${lessonNotes.lessonId} = ${child.id}))`,
			})
			.from(child)
			.innerJoin(lessons, eq(lessons.id, child.parentId))
			.innerJoin(lessonContents, eq(lessonContents.lessonId, child.id))
			.where(ofCourse)
			.orderBy(asc(child.orderNo), asc(child.createdAt)),
		db
			.select({ lessonId: exercises.lessonId, exercise: storedExerciseColumns })
			.from(exercises)
			.innerJoin(child, eq(child.id, exercises.lessonId))
			.innerJoin(lessons, eq(lessons.id, child.parentId))
			.where(and(ofCourse, eq(exercises.status, 1), or(hasSound, eq(exercises.type, 'speak'))))
			.orderBy(asc(exercises.orderNo)),
	])
	if (!course) return err('course.not-found')
	const access = accessToCourse(reader, course)
	if (access !== 'open') return err(courseRefusals[access])
	const open = children.filter(
		(lesson) => accessToLesson(reader, { ...lesson, parent: course }) === 'open',
	)
	const path = `/courses/${slug}`
	return ok({
		path,
		title: course.title,
		lists: [path, '/courses'],
		pages: await Promise.all(
			open.map(async ({ id, slug, title, letters, revision, audioPath }) => ({
				path: `/courses/lessons/${slug}`,
				title: title.en,
				revision,
				bytes: sizeOfPage(letters),
				sounds: [
					...(audioPath ? await soundsOfAudio(media, audioPath) : []),
					...lines.filter(({ lessonId }) => lessonId === id).flatMap(soundsOf),
				],
			})),
		),
	})
}

const hasSound = sql`json_valid(${exercises.question}) and ${exercises.question} ->> ${soundTag} is not null`

async function soundsOfAudio(media: Pick<R2Bucket, 'head'>, audioPath: string) {
	const timings = timingsPathOf(audioPath)
	const paths = [audioPath, timings]
	const found = await Promise.all(paths.map((path) => media.head(mediaKeyOf(path))))
	return paths.flatMap((path, index) => {
		const object = found[index]
		return object ? [{ path, bytes: object.size }] : []
	})
}

/** In bytes: a line of some ten syllables. */
const usualLine = 20_000

/** None of a damaged one. */
function soundsOf({ exercise: row }: { exercise: StoredExercise }) {
	const exercise = readStored(row)
	const paths = exercise ? soundsOfExercise(row.id, exercise) : []
	return paths.map((path) => ({ path, bytes: usualLine }))
}
