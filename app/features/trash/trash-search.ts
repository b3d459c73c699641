/**
 * The address of the trash: /admin/trash?kind=lesson&keyword=茶&page=2. A dialog or message names its
 * thing with its kind: ?ask=purge&of=lesson:3f2a…
 */
import { longestTitle } from '#app/domain/courses/limits.ts'
import { type InTrash, type TrashKind, trashKinds } from '#app/domain/trash/in-trash.ts'
import { type Paging, readPaging, searchWith } from '#app/ui/admin/paging.ts'

export const kindNames: Record<TrashKind, string> = {
	course: 'Course',
	lesson: 'Lesson',
	article: 'Article',
	word: 'Word',
	group: 'Group',
}

export type TrashSearch = Paging & {
	/** Part of a name or slug. */
	keyword: string
	kind: TrashKind | undefined
}

export function readTrashSearch(search: URLSearchParams): TrashSearch {
	const keyword = (search.get('keyword') ?? '').trim().normalize('NFC')
	return {
		...readPaging(search),
		keyword: keyword.slice(0, longestTitle),
		kind: kindNamed(search.get('kind')),
	}
}

function kindNamed(name: string | null | undefined): TrashKind | undefined {
	return trashKinds.find((kind) => kind === name)
}

/** The thing of a dialog or message; undefined if the address names none. */
export function readThing(search: URLSearchParams): InTrash | undefined {
	const [, name, id] = /^([a-z]+):(.{1,100})$/.exec(search.get('of') ?? '') ?? []
	const kind = kindNamed(name)
	return kind && id ? { kind, id } : undefined
}

export function thingInAddress({ kind, id }: InTrash): string {
	return `${kind}:${id}`
}

export function trashPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/trash' : `/admin/trash${query}`
}
