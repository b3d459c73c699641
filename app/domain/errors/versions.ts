/** The versions of lessons and articles, which an administrator compares and restores. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const versionErrors = {
	'version.not-found': 'This version is not kept any more.',
	'version.unreadable':
		'This version cannot be read any more, so that it can be neither shown nor restored.',
	'version.other-unreadable': 'The other side of this comparison cannot be read.',
	'version.outdated':
		'Someone else has saved since you were asked. Nothing was restored. Press Restore again to replace what they saved.',
	'version.restore-failed': 'The version could not be restored. Please try again.',
} as const satisfies ErrorTable
