import type { TextOwner } from '#app/db/working-parts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'

/** The failures of the text of a lesson, and those of an article. */
export const textFailures = {
	lessons: {
		unreadable: 'lesson-text.unreadable',
		'load-failed': 'lesson-text.load-failed',
		'save-failed': 'lesson-text.save-failed',
	},
	articles: {
		unreadable: 'article-text.unreadable',
		'load-failed': 'article-text.load-failed',
		'save-failed': 'article-text.save-failed',
	},
} as const satisfies Record<TextOwner['kind'], Record<string, ErrorCode>>
