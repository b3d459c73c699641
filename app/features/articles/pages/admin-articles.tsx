import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { answerArticlesForm } from '#app/features/articles/admin/answer-list-form.server.ts'
import { articleFailures } from '#app/features/articles/admin/article-failures.ts'
import { articlesPath, readArticleSearch } from '#app/features/articles/admin/article-search.ts'
import { ArticlesScreen } from '#app/features/articles/admin/articles-screen.tsx'
import { DeleteDialog } from '#app/features/articles/admin/delete-dialog.tsx'
import { DoneMessage, doneWith } from '#app/features/articles/admin/done-message.tsx'
import {
	findArticleSummary,
	listArticles,
} from '#app/features/articles/admin/list-articles.server.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import { loadLessonDialog } from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { LessonDialog } from '#app/features/courses/admin/lesson-dialogs.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

/** How many entries of an article's history the dialog shows. */
const lastChanges = 5

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Articles', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readArticleSearch(searchParams)
	const of = searchParams.get('of')
	const isDeletion = searchParams.get('ask') === 'delete'
	const [listed, article, history, audio] = await Promise.all([
		listOrFailure({
			list: listArticles(db, search),
			empty: { articles: [], total: 0 },
			failure: 'articles.list-failed',
		}),
		of === null ? undefined : findArticleSummary(db, { id: of }),
		of === null || !isDeletion
			? []
			: listChanges(db, { most: lastChanges, object: { type: 'article', id: of } }),
		loadLessonDialog({ context, searchParams, owner: 'article' }),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(articlesPath(searchParams, { page }))
	return {
		...listed,
		search,
		article,
		history,
		audio,
		isDeletionAsked: isDeletion && article?.isDeleted === false,
		done: article && doneWith(searchParams, article),
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerArticlesForm({ context, request, admin })
}

export const clientAction = keepForm({ ...articleFailures, ...lessonDialogFailures })

export default function Articles() {
	const loaded = useLoaderData<typeof loader>()
	const { list, failure, search, article, done } = loaded
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const listPath = articlesPath(withoutDialog(searchParams))
	const places = { askedAt: articlesPath(searchParams), listPath, answer }
	const hasDialog = loaded.isDeletionAsked || loaded.audio !== undefined
	const problem = failure ?? (hasDialog ? undefined : formProblem(answer))
	return (
		<ArticlesScreen
			articles={list.articles}
			total={list.total}
			search={search}
			message={
				problem ? (
					<AdminMessage tone="error" text={problem} />
				) : (
					article && done && <DoneMessage done={done} article={article} listPath={listPath} />
				)
			}
			dialog={
				<>
					{article && loaded.isDeletionAsked && (
						<DeleteDialog
							article={article}
							{...places}
							history={<ChangeList changes={loaded.history} isOfOne />}
						/>
					)}
					<LessonDialog data={loaded.audio} {...places} />
				</>
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
