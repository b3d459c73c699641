import type { ErrorCode } from '#app/domain/errors.ts'

/** The error of an article form that failed, by its intent. */
export const articleFailures = {
	create: 'article.save-failed',
	edit: 'article.save-failed',
	delete: 'article.delete-failed',
	restore: 'course.restore-failed',
	enable: 'article.save-failed',
	disable: 'article.save-failed',
} as const satisfies Record<string, ErrorCode>
