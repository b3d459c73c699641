import type { Db } from '#app/db/client.server.ts'
import { awaitUpload } from '#app/db/discarded-media.ts'
import type { AudioKind } from '#app/domain/media/audio-kind.ts'
import { uploadName } from '#app/domain/media/upload-name.ts'
import { type AudioOwner, audioPathOf, mediaKeyOf } from '#app/domain/speech/audio-path.ts'

type Order = {
	owner: AudioOwner
	sound: AudioKind
	/** As the file was called, for administrators. */
	fileName: string
	/** As the browser measured it; undefined where it could not. */
	durationMs: number | undefined
	now: Date
	/** Puts the file under the key, or says that it is too large after all. */
	put: (key: string, options: PutOptions) => Promise<'stored' | 'too-large'>
}

type PutOptions = {
	httpMetadata: { contentType: string }
	customMetadata: Record<string, string>
}

/** Stores an uploaded audio that a lesson may be given, and answers its path. */
export async function storeUpload(
	db: Db,
	{ owner, sound, fileName, durationMs, now, put }: Order,
): Promise<string | 'too-large'> {
	const unique = crypto.randomUUID().slice(0, 8)
	const name = uploadName(fileName, { fallback: 'audio', now, unique })
	const path = audioPathOf(owner, name, sound.extension)
	const key = mediaKeyOf(path)
	await db.run(awaitUpload(key, now))
	const stored = await put(key, {
		httpMetadata: { contentType: sound.type },
		customMetadata: {
			// The media store's own notes hold ASCII alone.
			fileName: encodeURIComponent(fileName.slice(0, 200)),
			...(durationMs !== undefined && { durationMs: String(durationMs) }),
		},
	})
	return stored === 'stored' ? path : stored
}
