import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { ArticleFailed } from '#app/features/articles/article-failed.tsx'
import { ArticleHead } from '#app/features/articles/article-head.tsx'
import { ArticleTitle } from '#app/features/articles/article-title.tsx'
import { toArticlePage, wordEntriesOf } from '#app/features/articles/reading-page.server.ts'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { ReadingEnd } from '#app/features/lessons/reader/reading-end.tsx'
import {
	reloadUnlessSubmitted,
	useWordActions,
} from '#app/features/lessons/reader/word-actions.tsx'
import { Player } from '#app/features/speech/player/player.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { failWith } from '#app/http/responses.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.article.enTitle ?? 'Article', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { placeHtml, services } = context
	const user = await requireUser(context)
	const found = await services.articles.find(params.id ?? '')
	if (!found.ok) throw failWith(found.error)
	const { paragraphs, ...page } = await toArticlePage(found.value, user)
	return {
		...page,
		isEmpty: paragraphs.length === 0,
		html: placeHtml(page.article.id, paragraphs.join('')),
		preferences: preferencesFrom(request.headers.get('cookie')),
		entries: wordEntriesOf(found.value),
	}
}

export const shouldRevalidate = reloadUnlessSubmitted

export default function ArticlePage() {
	const { article, titleWords, reader, ...page } = useLoaderData<typeof loader>()
	const { revalidate } = useRevalidator()
	const wordActions = useWordActions({
		userId: reader.id,
		lessonId: null,
		articleId: article.id,
	})
	return (
		<main className="page grid max-w-[52rem] flex-1 grid-cols-1 content-start gap-6 pt-2 pb-6">
			<ArticleHead article={article} />
			{page.isEmpty ? (
				<Empty text={pageErrorText('lesson.empty-content')} />
			) : (
				<Reader
					key={article.id}
					name={article.id}
					html={page.html}
					title={<ArticleTitle words={titleWords} />}
					label="Article text"
					isDialogue={false}
					rank={reader.rank}
					preferences={page.preferences}
					answers={[]}
					areAnswersShown={false}
					entries={page.entries}
					reload={revalidate}
					player={
						page.audio && (
							<Player
								key={page.audio.src}
								audio={page.audio}
								lessonKey={`articles/${article.id}`}
								userId={reader.id}
								title={article.enTitle}
								cover={article.coverImage}
								reload={revalidate}
							/>
						)
					}
					{...wordActions}
				>
					<ReadingEnd
						kind="article"
						next={
							page.next
								? {
										path: `/articles/${page.next.id}`,
										title: page.next.enTitle,
										hanzi: page.next.title,
									}
								: undefined
						}
						back={{ path: '/articles', text: 'All articles' }}
					/>
				</Reader>
			)}
		</main>
	)
}

export function ErrorBoundary() {
	return <ArticleFailed />
}
