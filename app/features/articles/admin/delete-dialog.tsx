import type { ReactNode } from 'react'
import { keptDays } from '#app/domain/trash/kept-days.ts'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { ArticleSummary } from './list-articles.server.ts'

type Props = {
	article: ArticleSummary
	/** The address of the dialog, to which its form is sent. */
	askedAt: string
	/** The page behind the dialog. */
	listPath: string
	answer: FormAnswer | undefined
	/** The article's history. */
	history: ReactNode
}

/** Asks before an article is deleted. */
export function DeleteDialog({ article, askedAt, listPath, answer, history }: Props) {
	return (
		<Question
			title="Delete this article?"
			{...{ askedAt, listPath, answer, history }}
			verb="Delete"
			busy="Deleting..."
			isDanger
		>
			<input type="hidden" name="intent" value="delete" />
			<input type="hidden" name="id" value={article.id} />
			<input type="hidden" name="version" value={article.version} />
			<p className="wrap-anywhere font-medium">
				<span lang="zh-CN">{article.title}</span> {article.enTitle}
			</p>
			<p>
				Learners will no longer see it. It waits in the trash for {keptDays} days and can be
				restored from there.
			</p>
		</Question>
	)
}
