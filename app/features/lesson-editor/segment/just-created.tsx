import { useEffect } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { isSameText } from '#app/domain/lesson-text/tagged-text.ts'
import { typedText } from '#app/domain/lesson-text/typed-text.ts'
import { listDrafts, removeDraft } from '#app/ui/admin/kept-drafts.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { useLatest } from '#app/ui/latest.ts'

/** The document of the drafts of articles that are not created yet. */
export const newArticleDrafts = 'article:new'

type Props = {
	owner: TextOwner
	userId: string
	/** The text, which may still be on its way. */
	loaded: Text | Promise<Text>
}

type Text = { content: LessonContent } | { refusal: string }

/** Says that a lesson or an article was created, and removes the drafts that an article was made of. */
export function JustCreated({ owner, userId, loaded }: Props) {
	const isArticle = owner.kind === 'articles'
	const text = useLatest(loaded)
	useEffect(() => {
		if (!isArticle || !text || !('content' in text)) return
		const created = typedText(text.content)
		const place = { user: userId, document: newArticleDrafts }
		for (const draft of listDrafts(place)) {
			if (isSameText(draft.text, created)) removeDraft(place, draft.id)
		}
	}, [userId, text, isArticle])
	return (
		<AdminMessage tone="success" text={`The ${isArticle ? 'article' : 'lesson'} was created.`} />
	)
}
