import { and, eq, gt, sql } from 'drizzle-orm'
import { isUploadedCover } from '#app/domain/media/cover-path.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import type { Db } from './client.server.ts'
import { discardMedia, keepUpload } from './discarded-media.ts'
import { articles, discardedMedia, lessons } from './schema/index.ts'

type CoverChange = { from: string | null; to: string | null; now: Date }

/** True where the cover stays, goes, or is an upload that still waits to be saved. */
export async function mayTakeCover(tx: Db, { from, to, now }: CoverChange): Promise<boolean> {
	if (to === from || to === null) return true
	if (!isUploadedCover(to)) return false
	const isWaiting = and(eq(discardedMedia.key, mediaKeyOf(to)), gt(discardedMedia.discardedAt, now))
	return (await tx.$count(discardedMedia, isWaiting)) > 0
}

/**
 * The statements that follow such a change in its batch: the new cover is kept, and the old one is
 * discarded unless another row has it.
 */
export function settleCovers(tx: Db, { from, to, now }: CoverChange) {
	if (from === to) return []
	const isInUse = sql`(exists (select 1 from ${lessons} where ${lessons.coverImagePath} = ${from})
		or exists (select 1 from ${articles} where ${articles.coverImage} = ${from}))`
	return [
		...(to !== null && isUploadedCover(to) ? [keepUpload(mediaKeyOf(to))] : []),
		...(from !== null && isUploadedCover(from)
			? [discardMedia([mediaKeyOf(from)], now, sql`not ${isInUse}`)]
			: []),
	].map((statement) => tx.run(statement))
}
