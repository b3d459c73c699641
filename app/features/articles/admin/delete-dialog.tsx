import type { ReactNode } from 'react'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { ArticleCard } from './list-articles.server.ts'

type Props = {
	article: ArticleCard
	/** Where it was asked, which is where it is answered if something is wrong. */
	askedAt: string
	/** The page behind the dialog. */
	listPath: string
	answer: FormAnswer | undefined
	/** What was changed of it before. */
	history: ReactNode
}

/** Asks once more before an article is deleted. */
export function DeleteDialog({ article, askedAt, listPath, answer, history }: Props) {
	return (
		<Question
			title="Delete this article?"
			{...{ askedAt, listPath, answer, history }}
			verb="Delete"
			busy="Deleting..."
			closesOutside
		>
			<input type="hidden" name="intent" value="delete" />
			<input type="hidden" name="id" value={article.id} />
			<input type="hidden" name="version" value={article.version} />
			<p className="wrap-anywhere font-medium">
				<span lang="zh-CN">{article.title}</span> {article.enTitle}
			</p>
			<p>Learners do not see it any more. Nothing is lost: it can be undone.</p>
		</Question>
	)
}
