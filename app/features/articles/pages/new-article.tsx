import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerNewArticle } from '#app/features/articles/admin/answer-new-article.server.ts'
import { articleFailures } from '#app/features/articles/admin/article-failures.ts'
import { NewArticleScreen } from '#app/features/articles/admin/new-article-screen.tsx'
import { WrittenText } from '#app/features/lesson-editor/content/written-text.tsx'
import { newArticleDrafts } from '#app/features/lesson-editor/segment/just-created.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('New article', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { id: userId } = await requireEditor(context)
	return { userId }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerNewArticle({ context, request, admin })
}

export const clientAction = keepForm(articleFailures)

export default function NewArticle() {
	const { userId } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const problems = answer?.problems ?? []
	return (
		<NewArticleScreen
			answer={answer}
			text={
				<WrittenText
					label="Text"
					hint="zh: a Chinese paragraph, en: its English, then an empty line. It may wait until the article is created."
					stored=""
					typed={answer?.typed?.text}
					version={0}
					place={{ user: userId, document: newArticleDrafts }}
					problems={problems.filter(({ field }) => field === 'text')}
				/>
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
