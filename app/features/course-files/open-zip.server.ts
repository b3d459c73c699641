import { zipLimits } from '#app/domain/course-files/limits.ts'
import type { Files } from '#app/domain/course-files/read-course-files.ts'
import { megabytes } from '#app/domain/media/megabytes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { unzip } from '#app/domain/texts/files/unzip.ts'

/** The files of a zip. The sizes that it states are not trusted. */
export function openZip(bytes: Uint8Array): Result<Files, Problem> {
	const unpacked = unzip(bytes, zipLimits, () => true)
	if (!unpacked.ok && unpacked.error === 'too-much') {
		const values = { entries: zipLimits.entries, most: megabytes(zipLimits.bytes) }
		return err({ code: 'course-file.too-much-inside', values, field: 'file' })
	}
	// A file that is no zip at all has no entries.
	if (!unpacked.ok || unpacked.value.size === 0) {
		return err({ code: 'course-file.damaged', field: 'file' })
	}
	return ok(unpacked.value)
}
