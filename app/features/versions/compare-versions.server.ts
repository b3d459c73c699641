import type { Db } from '#app/db/client.server.ts'
import { errorText } from '#app/domain/errors.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { ChangeSize } from '#app/domain/versions/change-size.ts'
import { readVersion, type VersionContent } from '#app/domain/versions/version-content.ts'
import { diffVersions, sizeOf, type VersionDiff } from '#app/domain/versions/version-diff.ts'
import { findVersion, findVersionBefore } from './find-version.server.ts'
import { findPresentParts } from './present-parts.server.ts'
import type { ComparedWith } from './versions-address.ts'

/** How many paragraphs or exercises a page shows. */
const shownItems = 30

type Wanted = { owner: AudioOwner; version: string; with: ComparedWith; page: number }

type Compared = {
	/** The differing items of the page. */
	diff: VersionDiff
	size: ChangeSize
	pages: number
}

/** Undefined if there is no such version. One round trip: its queries do not wait for each other. */
export async function compareVersions(db: Db, { owner, version: id, with: side, page }: Wanted) {
	const [version, before, present] = await Promise.all([
		findVersion(db, { owner, id }),
		side === 'before' ? findVersionBefore(db, { owner, id }) : undefined,
		side === 'present' ? findPresentParts(db, owner) : undefined,
	])
	if (!version) return undefined
	const { content, ...shown } = version
	const own = readVersion(version.part, content)
	const other = before ? readVersion(before.part, before.content) : present?.[version.part]?.content
	// A first version is compared with nothing, which shows all of it.
	const isFirst = side === 'before' && !before
	return {
		version: shown,
		with: side,
		before: before && { savedAt: before.savedAt },
		...outcomeOf({ own, other, isFirst, side, page }),
	}
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof compareVersions>>>

type Sides = {
	own: VersionContent | undefined
	other: VersionContent | undefined
	isFirst: boolean
	side: ComparedWith
	page: number
}

function outcomeOf({ own, other, isFirst, side, page }: Sides) {
	if (!own) return { obstacle: errorText('version.unreadable') }
	if (!other && !isFirst) return { obstacle: errorText('version.other-unreadable') }
	const diff = side === 'before' ? diffVersions(other, own) : diffVersions(own, other)
	return { compared: compared(diff, page) }
}

function compared(diff: VersionDiff | undefined, page: number): Compared | undefined {
	if (!diff) return undefined
	const size = sizeOf(diff)
	if (diff.part === 'notes') return { diff, size, pages: 1 }
	const items = diff.part === 'text' ? diff.paragraphs : diff.exercises
	const pages = Math.max(1, Math.ceil(items.length / shownItems))
	const first = (Math.min(page, pages) - 1) * shownItems
	const until = first + shownItems
	const onPage: VersionDiff =
		diff.part === 'text'
			? { ...diff, paragraphs: diff.paragraphs.slice(first, until) }
			: { ...diff, exercises: diff.exercises.slice(first, until) }
	return { diff: onPage, size, pages }
}
