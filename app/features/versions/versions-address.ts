/** The address of an owner's versions: /admin/lessons/demo-ni-hao/versions?part=text&page=2 */
import { partNames } from '#app/domain/publishing/working-part.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { VersionPart } from '#app/domain/versions/version-content.ts'
import { type Paging, readPaging } from '#app/ui/admin/paging.ts'

/** A version is compared with the present state, or with the version before it. */
const sides = ['present', 'before'] as const

export type ComparedWith = (typeof sides)[number]

export type VersionsSearch = Paging & {
	/** Only versions of this part. */
	part: VersionPart | undefined
	/** The version to compare. */
	version: string | undefined
	with: ComparedWith
	/** The version whose restoration is asked about. */
	restores: string | undefined
	/** The part that was just restored. */
	done: VersionPart | undefined
}

const shownVersions = 20

export function readVersionsSearch(search: URLSearchParams): VersionsSearch {
	const partIn = (name: string) => partNames.find((part) => part === search.get(name))
	return {
		page: readPaging(search).page,
		size: shownVersions,
		part: partIn('part'),
		version: search.get('version') ?? undefined,
		with: sides.find((side) => side === search.get('with')) ?? 'before',
		restores: search.get('ask') === 'restore' ? (search.get('of') ?? undefined) : undefined,
		done: search.get('done') === 'restore' ? partIn('of') : undefined,
	}
}

export function versionsPath({ kind, id }: AudioOwner): string {
	return `/admin/${kind}/${encodeURIComponent(id)}/versions`
}

type Counters = { counters: Readonly<Partial<Record<VersionPart, number>>> }

/** Whether a version has the counter that its part has now. */
export function isCounted(
	{ counters }: Counters,
	{ part, version }: { part: VersionPart; version: number },
): boolean {
	return counters[part] === version
}

export function comparisonPath(owner: AudioOwner, version: string, side: ComparedWith): string {
	return `${versionsPath(owner)}?${new URLSearchParams({ version, with: side })}`
}
