/** The rows of the settings page. Each is edited on its own; the address lists the open ones. */
const profileFields = [
	'displayName',
	'langLevel',
	'hskEdition',
	'country',
	'showsCoarse',
	'password',
	'newPerDay',
	'reviewsPerDay',
	'goalMinutes',
	'reminder',
] as const

export type ProfileField = (typeof profileFields)[number]

export function openFields(search: URLSearchParams): ProfileField[] {
	const open = search.getAll('edit')
	return profileFields.filter((field) => open.includes(field))
}

/** The row that has just been saved. */
export function savedField(search: URLSearchParams): ProfileField | undefined {
	return profileFields.find((field) => field === search.get('saved'))
}

/** The address with these rows open: /settings?edit=displayName&edit=country. */
export function settingsPath(open: readonly ProfileField[], saved?: ProfileField): string {
	const search = new URLSearchParams(open.map((field) => ['edit', field]))
	if (saved) search.set('saved', saved)
	return search.size > 0 ? `/settings?${search}` : '/settings'
}
