/** Any page and any request: an address without a page, a request from another site, a guard. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const requestErrors = {
	'page.not-found': 'We can’t find this page.',
	'request.cross-site': 'This request came from another site and was refused.',
	'request.invalid': 'This request could not be understood.',
	'request.too-many': 'Too many requests at once. Please try again in {wait}.',
	'session.missing': 'Please sign in.',
	'session.not-admin': 'Only administrators may do this.',
	'session.not-editor': 'Only editors and administrators may do this.',
	'form.signed-out':
		'You are signed out. Please sign in again in another tab, then try once more: what you typed is still here.',
	'form.unreachable': 'There is no connection to the server. What you typed is still here.',
	'form.unanswered': 'The server could not answer. What you typed is still here.',
} as const satisfies ErrorTable
