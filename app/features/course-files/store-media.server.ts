/** Puts covers and audio of a file where uploads are. They are deleted after a day unless the import is saved. */
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { audioKindOf } from '#app/domain/media/audio-kind.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { storeCover } from '#app/features/media/covers/store-cover.server.ts'
import { storeUpload } from '#app/features/speech/admin/store-upload.server.ts'
import type { ImportPlan, PlannedLesson } from './plan-import.server.ts'

type Stores = { db: Db; media: R2Bucket }

/** The paths of what was stored, and the ids of new items, by slugs of the file. */
export type StoredMedia = {
	ids: ReadonlyMap<string, string>
	covers: ReadonlyMap<string, string>
	audio: ReadonlyMap<string, string>
}

export async function storeMedia(
	stores: Stores,
	{ course, lessons }: ImportPlan,
	now: Date,
): Promise<Result<StoredMedia, Problem>> {
	const items = [...(course ? [course] : []), ...lessons]
	const ids = new Map(
		items.map(({ slug, present, way }) => [
			slug,
			present && way !== 'new-slug' ? present.id : newId(),
		]),
	)
	const covers = new Map<string, string>()
	const audio = new Map<string, string>()
	for (const item of items) {
		const { slug, newSlug, file } = item
		if (!takes(item, 'cover') || !file.cover) continue
		const bytes = await file.cover.read()
		if (!bytes) return err({ code: 'image.invalid-type' })
		const stored = await storeCover(stores, { bytes, fileName: `${newSlug}.image`, now })
		if (!stored.ok) return err(stored.error)
		covers.set(slug, stored.value)
	}
	for (const lesson of lessons) {
		const { slug, file } = lesson
		const id = ids.get(slug)
		if (!takes(lesson, 'audio') || !file.audio || !id) continue
		const bytes = await file.audio.read()
		const sound = bytes && audioKindOf(bytes)
		if (!sound) return err({ code: 'audio.invalid-type' })
		const path = await storeUpload(stores.db, {
			owner: { kind: 'lessons', id },
			sound,
			fileName: `${slug}.${sound.extension}`,
			durationMs: undefined,
			now,
			put: async (key, options) => {
				await stores.media.put(key, bytes, options)
				return 'stored'
			},
		})
		audio.set(slug, path)
	}
	return ok({ ids, covers, audio })
}

function takes(
	{ way, parts }: Pick<PlannedLesson, 'way' | 'parts'>,
	part: 'cover' | 'audio',
): boolean {
	return way === 'replace' ? parts.includes(part) : way !== 'skip'
}
