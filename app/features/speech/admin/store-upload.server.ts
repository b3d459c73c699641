import type { Db } from '#app/db/client.server.ts'
import { awaitUploads } from '#app/db/discarded-media.ts'
import type { AudioKind } from '#app/domain/media/audio-kind.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { uploadName } from '#app/domain/media/upload-name.ts'
import { type AudioOwner, audioPathOf } from '#app/domain/speech/audio-path.ts'

type AudioUpload = {
	owner: AudioOwner
	sound: AudioKind
	/** The original file name, shown to administrators. */
	fileName: string
	/** As measured by the browser; undefined if it could not. */
	durationMs: number | undefined
	now: Date
	/** Stores the file under a key, unless it turns out to be too large. */
	put: (key: string, options: PutOptions) => Promise<'stored' | 'too-large'>
}

type PutOptions = {
	httpMetadata: { contentType: string }
	customMetadata: Record<string, string>
}

/** Stores an uploaded audio and returns its path. */
export async function storeUpload(
	db: Db,
	{ owner, sound, fileName, durationMs, now, put }: AudioUpload,
): Promise<string | 'too-large'> {
	const unique = crypto.randomUUID().slice(0, 8)
	const name = uploadName(fileName, { fallback: 'audio', now, unique })
	const path = audioPathOf(owner, name, sound.extension)
	const key = mediaKeyOf(path)
	await db.run(awaitUploads([key], now))
	const stored = await put(key, {
		httpMetadata: { contentType: sound.type },
		customMetadata: {
			// The media store's metadata allows only ASCII.
			fileName: encodeURIComponent(fileName.slice(0, 200)),
			...(durationMs !== undefined && { durationMs: String(durationMs) }),
		},
	})
	return stored === 'stored' ? path : stored
}
