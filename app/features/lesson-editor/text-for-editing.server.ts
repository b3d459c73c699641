import type { Db } from '#app/db/client.server.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { findArticleForEditing } from './article-for-editing.server.ts'
import { findLessonForEditing } from './lesson-for-editing.server.ts'

type TextForEditing = {
	title: { zh: string; en: string }
	content: LessonContent
	version: number
	isUnreadable: boolean
	/** How learners see it. */
	isDialogue: boolean
	hasNumbers: boolean
}

type NoText = 'lesson-text.lesson-missing' | 'lesson-text.not-a-lesson' | 'article.not-found'

/** The text of a lesson or an article, as an author opens it: the working version if there is one. */
export async function findTextForEditing(
	db: Db,
	{ kind, id }: TextOwner,
): Promise<Result<TextForEditing, NoText>> {
	if (kind === 'articles') {
		const found = await findArticleForEditing(db, { id })
		if (!found) return err('article.not-found')
		const { article, ...text } = found
		const title = { zh: article.title, en: article.enTitle }
		return ok({ ...text, title, isDialogue: false, hasNumbers: false })
	}
	const found = await findLessonForEditing(db, { id })
	if (!found) return err('lesson-text.lesson-missing')
	const { lesson, content, version, isUnreadable } = found
	if (lesson.type !== 'lesson') return err('lesson-text.not-a-lesson')
	const { dialogMode, showParagraphNumbers } = lesson.config
	return ok({
		title: lesson.title,
		content,
		version,
		isUnreadable,
		isDialogue: dialogMode,
		hasNumbers: showParagraphNumbers,
	})
}
