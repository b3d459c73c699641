import type { ErrorCode } from '#app/domain/errors.ts'

/** What is said where a form of the page of HSK lists fails, by its intent. */
export const hskFailures = {
	check: 'hsk-list.failed',
	import: 'hsk-list.failed',
	'set-default': 'hsk-list.default-failed',
	remove: 'hsk-list.remove-failed',
} as const satisfies Record<string, ErrorCode>
