import type { Db } from '#app/db/client.server.ts'
import { type CourseParts, findCourseParts } from '#app/db/find-course-parts.ts'
import {
	type CourseToWrite,
	type LessonToWrite,
	type WrittenFile,
	writeCourseFiles,
} from '#app/domain/course-files/write-course-files.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { zipStream } from '#app/http/zip-stream.server.ts'

type Stores = { db: Db; media: R2Bucket }

type Asked = { id: string; withAudio: boolean }

type CourseZip = { name: string; body: ReadableStream<Uint8Array> }

/** The clock of a zip is local and begins in 1980. */
const noTime = new Date(1980, 0, 2)

/**
 * A course or a lesson as a zip, as its author has it: what waits to be published is in it. The same content
 * gives the same bytes. It is made while it is sent; only one text or piece of a sound is in memory.
 */
export async function exportZip(
	{ db, media }: Stores,
	{ id, withAudio }: Asked,
): Promise<Result<CourseZip, Problem>> {
	const found = await findCourseParts(db, { id })
	if (!found) return err({ code: 'course.not-found' })
	if (found.lessons.some(({ content }) => !content)) return err({ code: 'lesson-text.unreadable' })
	const { slug } = found.item
	const files = await thoseThere(media, writeCourseFiles(courseToWrite(found, { withAudio })))
	const entries = files.map((file) => ({
		name: `${slug}/${file.name}`,
		isPacked: 'media' in file,
		pieces: () => ('text' in file ? inOnePiece(file.text) : piecesOf(media, file.media)),
	}))
	return ok({ name: `${slug}.zip`, body: zipStream(entries, { at: noTime }) })
}

/** As files have it. A text that cannot be read is left out. */
function courseToWrite(
	{ item, lessons }: CourseParts,
	{ withAudio }: { withAudio: boolean },
): CourseToWrite {
	const written = lessons.map((lesson): LessonToWrite => {
		const { notes, set, content = [], audioPath } = lesson
		return {
			...fieldsOf(lesson),
			content,
			notes: notes.source,
			exercises: set.map(({ exercise }) => exercise),
			cover: lesson.coverImagePath,
			audio: withAudio ? audioPath : null,
		}
	})
	const [only] = written
	if (item.type === 'lesson' && only) return { type: 'lesson', lessons: [only] }
	const course = { ...fieldsOf(item), path: item.pathNo, cover: item.coverImagePath }
	return { type: 'course', course, lessons: written }
}

function fieldsOf(item: CourseParts['item']) {
	const { slug, title, description, level, category, isFree, isPrivate, orderNo, config } = item
	return { slug, title, description, level, category, isFree, isPrivate, order: orderNo, config }
}

/** A lesson may name a picture or sound that is not stored any more. */
async function thoseThere(media: R2Bucket, files: readonly WrittenFile[]): Promise<WrittenFile[]> {
	const there = await Promise.all(
		files.map(
			async (file) => 'text' in file || (await media.head(mediaKeyOf(file.media))) !== null,
		),
	)
	return files.filter((_, index) => there[index])
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
	yield text
}

async function* piecesOf(media: R2Bucket, path: string): AsyncGenerator<Uint8Array> {
	const reader = (await media.get(mediaKeyOf(path)))?.body.getReader()
	for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
		yield read.value
	}
}
