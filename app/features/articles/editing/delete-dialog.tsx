import { Form, Link, useNavigate, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DeskButton, deskButtonClass } from '#app/ui/desk/button.tsx'
import { Dialog } from '#app/ui/desk/dialog.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ArticleCard } from './queries.server.ts'

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
	const navigate = useNavigate()
	const isBusy = useNavigation().formMethod === 'POST'
	const problem = formProblem(answer)
	return (
		<Dialog
			title="Delete this article?"
			onClose={() => navigate(listPath, { replace: true, preventScrollReset: true })}
			closesOutside
		>
			<Form method="post" action={askedAt} replace preventScrollReset className="grid gap-4 pt-3">
				<input type="hidden" name="intent" value="delete" />
				<input type="hidden" name="id" value={article.id} />
				<input type="hidden" name="version" value={article.version} />
				{problem && <Notice tone="error">{problem}</Notice>}
				<p className="wrap-anywhere font-medium">
					<span lang="zh-CN">{article.title}</span> {article.enTitle}
				</p>
				<p>Learners do not see it any more. Nothing is lost: it can be undone.</p>
				<div className="flex justify-end gap-2">
					<Link to={listPath} replace preventScrollReset className={deskButtonClass('secondary')}>
						Cancel
					</Link>
					<DeskButton look="primary" isBusy={isBusy} busyLabel="Deleting...">
						Delete
					</DeskButton>
				</div>
			</Form>
			<details className="mt-4 border-line border-t pt-3 text-sm">
				<summary className="text-ink-soft">Changes so far</summary>
				<div className="pt-2">{history}</div>
			</details>
		</Dialog>
	)
}
