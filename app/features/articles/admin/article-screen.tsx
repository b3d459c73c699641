import { Form, Link, useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { isFormChanged } from '#app/ui/admin/form-changed.ts'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { ArticleFields } from './article-fields.tsx'
import { articlePath } from './article-search.ts'
import type { ArticleValues } from './article-values.ts'

type Props = {
	/** Undefined for a new article. */
	article: { id: string } | undefined
	values: ArticleValues
	answer: FormAnswer | undefined
	cover: ReactNode
	/** The form's field for the text, with its version. */
	text: ReactNode
	/** Whether the text is shown with word boundaries. */
	hasBoundaries: boolean
	/** Whether the form shows something typed that is not saved. */
	isTyped: boolean
	/** Says what was just done. */
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
	/** The article's history. */
	history: ReactNode
}

/** The page that edits one article. */
export function ArticleScreen({ article, values, answer, message, dialog, ...parts }: Props) {
	const { cover, text, history, hasBoundaries, isTyped } = parts
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<AdminPage
			above={<ArticlePath title={article ? values.enTitle : 'New article'} />}
			title={article ? values.enTitle : 'Create Article'}
			actions={article && <OtherPages id={article.id} status={values.status} />}
		>
			{message}
			<Form method="post" replace preventScrollReset className="grid max-w-4xl gap-5">
				<input type="hidden" name="intent" value={article ? 'edit' : 'create'} />
				<ArticleFields values={values} id={article?.id} cover={cover} answer={answer} />
				{hasBoundaries && <input type="hidden" name="words" value="apart" />}
				{text}
				<FormNotice answer={answer} />
				<div className="flex flex-wrap gap-2">
					<AdminButton look="primary" isBusy={isBusy} busyLabel="Saving...">
						Save
					</AdminButton>
					<Link to="/admin/articles" className={adminButtonClass('secondary')}>
						Cancel
					</Link>
					{article && (
						<WordsButton id={article.id} hasBoundaries={hasBoundaries} isTyped={isTyped} />
					)}
				</div>
			</Form>
			{article && <History versionsPath={`${articlePath(article.id)}/versions`}>{history}</History>}
			{dialog}
		</AdminPage>
	)
}

type WordsProps = { id: string; hasBoundaries: boolean; isTyped: boolean }

/** Sends what was typed along, so that nothing of it is lost; an untouched form only changes page. */
function WordsButton({ id, hasBoundaries, isTyped }: WordsProps) {
	const navigate = useNavigate()

	function show({ event, form }: { event: MouseEvent; form: HTMLFormElement | null }) {
		if (isTyped || !form || isFormChanged(form)) return
		event.preventDefault()
		const path = hasBoundaries ? articlePath(id) : '?words=apart'
		navigate(path, { replace: true, preventScrollReset: true })
	}

	return (
		<AdminButton
			look="quiet"
			name="intent"
			value={hasBoundaries ? 'hide-words' : 'show-words'}
			formNoValidate
			onClick={(event) => show({ event, form: event.currentTarget.form })}
		>
			{hasBoundaries ? 'Hide word boundaries' : 'Show word boundaries'}
		</AdminButton>
	)
}

function ArticlePath({ title }: { title: string }) {
	return (
		<Breadcrumb
			parts={[
				<Link key="articles" to="/admin/articles" className="underline">
					Articles
				</Link>,
				title,
			]}
		/>
	)
}

function OtherPages({ id, status }: { id: string; status: number }) {
	const [search] = useSearchParams()
	const dialogPath = (ask: string) => searchWith(withoutDialog(search), { ask, of: id })
	return (
		<nav aria-label="This article" className="flex flex-wrap gap-1">
			{status === lessonStatuses.available && (
				<Link to={`/articles/${id}`} className={adminButtonClass('quiet')}>
					View as learner
				</Link>
			)}
			<Link
				to={dialogPath('audio')}
				state={opensDialog}
				preventScrollReset
				className={adminButtonClass('quiet')}
			>
				Audio
			</Link>
			<Link
				to={dialogPath('delete')}
				state={opensDialog}
				preventScrollReset
				className={adminButtonClass('quiet')}
			>
				Delete
			</Link>
		</nav>
	)
}
