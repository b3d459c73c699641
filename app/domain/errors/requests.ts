/** Any page and any request: an address without a page, a request from another site, a guard. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const requestErrors = {
	'page.not-found': 'We can’t find this page.',
	'request.cross-site': 'This request came from another site and was refused.',
	'request.invalid': 'This request could not be understood.',
	'session.missing': 'Please sign in.',
	'session.not-admin': 'Only administrators may do this.',
} as const satisfies ErrorTable
