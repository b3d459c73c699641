/** An account that needed no approval: the page to sign in says so, once somebody has applied. */

export const accountReady = 'Your account is ready. You can sign in now.'

/** The page to sign in, after that. */
export const readyPath = '/login?ready=yes'

export function isAccountReady(search: URLSearchParams): boolean {
	return search.get('ready') === 'yes'
}
