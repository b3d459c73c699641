import type { Db } from '#app/db/client.server.ts'
import { findStoredText } from '#app/db/parts/text.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { noText } from '#app/http/text-owner.ts'

type TextForEditing = {
	title: { zh: string; en: string }
	/** The course of a lesson. */
	courseId: string | null
	content: LessonContent
	/** Counts the saves; 0 without content. */
	version: number
	/** Set for damaged content, which is empty here, so that no author overwrites it unknowingly. */
	isUnreadable: boolean
	/** How learners see it. */
	isDialogue: boolean
	hasNumbers: boolean
}

type NoText = (typeof noText)[TextOwner['kind']] | 'lesson-text.not-a-lesson'

/** The text of a lesson or an article, as an author opens it: the working version if there is one. */
export async function findTextForEditing(
	db: Db,
	owner: TextOwner,
): Promise<Result<TextForEditing, NoText>> {
	const found = await findStoredText(db, owner)
	if (!found) return err(noText[owner.kind])
	if (found.type === 'course') return err('lesson-text.not-a-lesson')
	const { title, courseId, config, version } = found
	const stored = found.working ?? found.published
	const content = stored === null ? [] : readStoredContent(stored)
	return ok({
		title,
		courseId,
		content: content ?? [],
		version,
		isUnreadable: content === undefined,
		isDialogue: config?.dialogMode ?? false,
		hasNumbers: config?.showParagraphNumbers ?? false,
	})
}

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
