import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { answerSettingsForm } from '#app/features/articles/admin/answer-settings-form.server.ts'
import { articleFailures } from '#app/features/articles/admin/article-failures.ts'
import { DeleteDialog } from '#app/features/articles/admin/delete-dialog.tsx'
import { DoneMessage, doneWith } from '#app/features/articles/admin/done-message.tsx'
import { findArticleSummary } from '#app/features/articles/admin/list-articles.server.ts'
import { SettingsScreen } from '#app/features/articles/admin/settings-screen.tsx'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { closed } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

/** How many entries of the history the question before a deletion shows. */
const lastChanges = 5

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'article' in loaded ? loaded.article.enTitle : undefined
	return [{ title: pageTitle(name ? `Settings · ${name}` : 'Settings', matches) }]
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditor(context)
	const id = params.id ?? ''
	const { searchParams } = new URL(request.url)
	const isDeletionAsked = searchParams.get('ask') === 'delete'
	const [article, history] = await Promise.all([
		findArticleSummary(db, { id }),
		isDeletionAsked ? listChanges(db, { most: lastChanges, object: { type: 'article', id } }) : [],
	])
	if (!article || article.isDeleted) {
		return closed('article.not-found')
	}
	return { article, history, isDeletionAsked, done: doneWith(searchParams, article) }
}

/** After a refusal the next try knows the newer version. */
export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, params, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerSettingsForm({ context, request, admin, id: params.id ?? '' })
}

export const clientAction = keepForm(articleFailures)

export default function ArticleSettings() {
	const loaded = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { article, history, isDeletionAsked, done } = loaded
	const path = tabPath({ kind: 'articles', id: article.id }, 'Settings')
	return (
		<>
			{done && <DoneMessage done={done} article={article} listPath="/admin/articles" />}
			<SettingsScreen
				key={article.id}
				article={article}
				sentTo={path}
				answer={isDeletionAsked ? undefined : answer}
			/>
			{isDeletionAsked && (
				<DeleteDialog
					article={article}
					askedAt={`${path}?ask=delete`}
					listPath={path}
					answer={answer}
					history={<ChangeList changes={history} isOfOne />}
				/>
			)}
		</>
	)
}
