import type { Db } from '#app/db/client.server.ts'
import { awaitUploads } from '#app/db/discarded-media.ts'
import { coverPathOf } from '#app/domain/media/cover-path.ts'
import { imageKindOf } from '#app/domain/media/image-kind.ts'
import { imageTypes, longestSide } from '#app/domain/media/image-limits.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { uploadName } from '#app/domain/media/upload-name.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

type CoverUpload = { bytes: Uint8Array; fileName: string; now: Date }

/** Stores an uploaded cover and returns its path. It is deleted after a day unless a form saves it. */
export async function storeCover(
	{ db, media }: { db: Db; media: R2Bucket },
	{ bytes, fileName, now }: CoverUpload,
): Promise<Result<string, Problem>> {
	const picture = imageKindOf(bytes)
	if (!picture) return err({ code: 'image.invalid-type' })
	const { extension, width, height } = picture
	if (Math.max(width, height) > longestSide) {
		return err({ code: 'image.too-many-pixels', values: { most: longestSide, width, height } })
	}
	const unique = crypto.randomUUID().slice(0, 8)
	const path = coverPathOf(uploadName(fileName, { fallback: 'cover', now, unique }), extension)
	const key = mediaKeyOf(path)
	await db.run(awaitUploads([key], now))
	await media.put(key, bytes, { httpMetadata: { contentType: imageTypes[extension] } })
	return ok(path)
}
