/** The page "Your data", with the dialog that deletes the account, or what could not be done. */
export function dataPath(about: { ask?: 'delete'; failed?: 'download' } = {}): string {
	const search = new URLSearchParams(about)
	return search.size > 0 ? `/settings/data?${search}` : '/settings/data'
}
