/**
 * Where a person wanted to be before they had to sign in, as the login's address says it:
 * /login?to=/courses/lessons/first-coffee%3Fshow%3Dpinyin
 */

/** Longer addresses are of no page of ours. */
const longest = 2000

/** Any origin that is not another's: only a path may be left of an address when it is taken off. */
const base = 'http://return.invalid'

/** Screens that a signed-in person has no business on, and the address that ends a session. */
const neverReturnedTo = new Set([
	'/login',
	'/login/second-step',
	'/login/passkey',
	'/register',
	'/register-success',
	'/forgot-password',
	'/reset-password',
	'/confirm-email',
	'/sign-out',
])

/** The path, if it is one of this site and worth returning to; undefined for everything else. */
export function returnPath(wanted: string | null | undefined): string | undefined {
	if (!wanted || wanted.length > longest || !isPlainPath(wanted)) return undefined
	if (!URL.canParse(wanted, base)) return undefined
	const { origin, pathname, search, hash } = new URL(wanted, base)
	// Dots are resolved by now: /.//evil.example has become //evil.example.
	const path = decoded(pathname)
	if (origin !== base || !isPlainPath(pathname) || !isPlainPath(path)) return undefined
	const page = path.toLowerCase().replace(/(?<=.)\/+$/, '')
	if (neverReturnedTo.has(page) || page.endsWith('.data')) return undefined
	return pathname + search + hash
}

/** One slash, then neither another nor a backslash, and nothing that browsers drop or turn. */
function isPlainPath(path: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	return /^\/(?![/\\])[^\\\u0000-\u001f\u007f-\u009f]*$/.test(path)
}

/** Empty, and so no path, where the encoding is broken. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path)
	} catch {
		return ''
	}
}

/** The login, which leads back afterwards. */
export function loginPath(to?: string): string {
	return withReturn('/login', to)
}

/** A screen before the door, with where its visitor wants to be. */
export function withReturn(screen: string, to: string | undefined): string {
	const path = returnPath(to)
	return path === undefined ? screen : `${screen}?to=${inQuery(path)}`
}

/** Where somebody who has proved who they are chooses a new password, and goes on afterwards. */
export function newPasswordPath(token: string, to: string | undefined): string {
	const path = returnPath(to)
	const after = path === undefined ? '' : `&to=${inQuery(path)}`
	return `/reset-password?token=${encodeURIComponent(token)}${after}`
}

/** Slashes may stand in a query as they are, and read better so. */
function inQuery(path: string): string {
	return encodeURIComponent(path).replaceAll('%2F', '/')
}
