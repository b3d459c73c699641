import type { Db } from '#app/db/client.server.ts'
import { findStoredText } from '#app/db/parts/text.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { noText } from '#app/http/text-owner.ts'

type Title = { zh: string; en: string }

export type TextForEditing = {
	title: Title
	/** Where an editor sees it as learners will. */
	asLearner: string
	/** The course of a lesson. */
	parent: { id: string; title: Title; status: number } | undefined
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
	const { title, slug, parent, config, version } = found
	const stored = found.working ?? found.published
	const content = stored === null ? [] : readStoredContent(stored)
	return ok({
		title,
		asLearner: workingPath(
			found.type === 'lesson' ? `/courses/lessons/${slug}` : `/articles/${slug}`,
		),
		parent: parent ?? undefined,
		content: content ?? [],
		version,
		isUnreadable: content === undefined,
		isDialogue: config?.dialogMode ?? false,
		hasNumbers: config?.showParagraphNumbers ?? false,
	})
}
