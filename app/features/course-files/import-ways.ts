/** The ways to import a course or a lesson of its file, in the words of its page. */
export const importWays = ['add', 'replace', 'new-slug', 'skip'] as const

export type ImportWay = (typeof importWays)[number]

export const wayNames: Record<ImportWay, string> = {
	add: 'Add it',
	replace: 'Replace what is here',
	'new-slug': 'Add it with another slug',
	skip: 'Leave it out',
}

/** `taken`: something else has its slug. */
export type ImportState = 'new' | 'changed' | 'same' | 'taken'

export const stateNames: Record<ImportState, string> = {
	new: 'New',
	changed: 'Changed',
	same: 'The same',
	taken: 'Slug taken',
}
