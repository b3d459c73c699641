/** Downloading all that is stored of a person, and deleting an account. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const myDataErrors = {
	'data-download.failed': 'Your data could not be downloaded. Please try again.',
	'data-download.too-many':
		'You have downloaded your data {most} times within a day. Please try again in {wait}.',
	'account.last-administrator':
		'You are the only administrator. Please make somebody else an administrator first.',
	'account.delete-failed': 'Your account could not be deleted. Please try again.',
	'leaving.time-required': 'Please choose when your account is deleted.',
} as const satisfies ErrorTable
