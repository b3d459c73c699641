import { zipLimits } from '#app/domain/course-files/limits.ts'
import type { MediaFile } from '#app/domain/course-files/read-course.ts'
import type { Files } from '#app/domain/course-files/read-course-files.ts'
import {
	type ByteSource,
	readEntries,
	readEntry,
	type ZipEntry,
} from '#app/domain/course-files/zip-entries.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** Whether a file is read at once. */
export function isTextOfCourse(path: string): boolean {
	return /\.(json|txt|md)$/.test(path)
}

/** The files of a zip: its texts are read, anything else when it is needed. */
export async function openZip(zip: ByteSource): Promise<Result<Files<MediaFile>, Problem>> {
	const entries = await readEntries(zip, zipLimits.entries)
	if (!entries.ok) return err(entries.error === 'damaged' ? damaged : tooMuch)
	if (entries.value.length === 0) return err(damaged)
	const files = { texts: new Map<string, Uint8Array>(), media: new Map<string, MediaFile>() }
	let room: number = zipLimits.bytes
	for (const entry of entries.value) {
		const { path, size } = entry
		if (!isTextOfCourse(path)) {
			files.media.set(path, mediaFileOf(zip, entry))
			continue
		}
		if (size > room) return err(tooMuch)
		const bytes = await readEntry(zip, entry)
		if (!bytes) return err(damaged)
		room -= size
		files.texts.set(path, bytes)
	}
	return ok(files)
}

const damaged: Problem = { code: 'course-file.damaged', field: 'file' }

const tooMuch: Problem = {
	code: 'course-file.too-much-inside',
	values: { entries: zipLimits.entries, most: megabytes(zipLimits.bytes) },
	field: 'file',
}

function mediaFileOf(zip: ByteSource, entry: ZipEntry): MediaFile {
	return { size: entry.size, read: (most) => readEntry(zip, entry, most) }
}
