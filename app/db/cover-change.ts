import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isUploadedCover } from '#app/domain/media/cover-path.ts'
import { mediaKeyOf } from '#app/domain/speech/audio-path.ts'
import { discardMedia, isWaitingUpload, keepUpload } from './discarded-media.ts'
import { articles, lessons } from './schema/index.ts'

type Wanted = {
	/** The column of the row that is changed; left out where the row is about to be made. */
	column?: SQLWrapper
	now: Date
}

/**
 * A condition of the change that gives a row a cover: it is the one the row has, there is to be
 * none, or it is an upload that still waits to be saved. What nobody uploaded is no cover.
 */
export function mayTakeCover(path: string | null, { column, now }: Wanted): SQL<boolean> {
	const isUnchanged = column ? sql`${column} is ${path}` : sql`${path} is null`
	if (path === null) return sql<boolean>`true`
	if (!isUploadedCover(path)) return sql<boolean>`(${isUnchanged})`
	return sql<boolean>`(${isUnchanged} or ${isWaitingUpload(mediaKeyOf(path), now)})`
}

type Change = { from: string | null; to: string | null; now: Date }

/**
 * The statements that follow such a change in its batch. They look at the rows themselves: a cover
 * that a row has is kept, one that no row has any more is let go of, whether the change was made or
 * refused.
 */
export function settleCovers({ from, to, now }: Change): SQL[] {
	if (from === to) return []
	return [
		...(to !== null && isUploadedCover(to) ? [keepUpload(mediaKeyOf(to), isInUse(to))] : []),
		...(from !== null && isUploadedCover(from)
			? [discardMedia([mediaKeyOf(from)], now, sql`not ${isInUse(from)}`)]
			: []),
	]
}

function isInUse(path: string): SQL {
	return sql`(exists (select 1 from ${lessons} where ${lessons.coverImagePath} = ${path})
		or exists (select 1 from ${articles} where ${articles.coverImage} = ${path}))`
}
