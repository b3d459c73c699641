import type { MediaFile } from '#app/domain/course-files/read-course.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'

/** Whether a file would replace what is stored under a path. No file leaves what is there. */
export type CompareMedia = (path: string | null, file: MediaFile | undefined) => Promise<boolean>

/**
 * Remembers its answers: an import plans twice, the second time within its transaction, which has no time to
 * read sounds. What is stored under a path never changes.
 */
export function comparisonWith(media: R2Bucket): CompareMedia {
	const known = new Map<MediaFile, { path: string | null; isOther: boolean }>()
	return async (path, file) => {
		if (!file) return false
		const before = known.get(file)
		if (before && before.path === path) return before.isOther
		const isOther = await differs(media, path, file)
		known.set(file, { path, isOther })
		return isOther
	}
}

async function differs(media: R2Bucket, path: string | null, file: MediaFile): Promise<boolean> {
	const object = path === null ? null : await media.get(mediaKeyOf(path))
	if (!object) return true
	if (object.size !== file.size) {
		await object.body.cancel()
		return true
	}
	const stored = new Uint8Array(await object.arrayBuffer())
	const bytes = await file.read()
	return !bytes || stored.some((byte, index) => byte !== bytes[index])
}
