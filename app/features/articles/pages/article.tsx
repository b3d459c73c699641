import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Await, type ClientLoaderFunctionArgs, useLoaderData, useMatches } from '@remix-run/react'
import { Suspense, useEffect } from 'react'
import { isEditor } from '#app/domain/accounts/user.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { offeredParagraph } from '#app/domain/progress/reading-place.ts'
import { ArticleFailed } from '#app/features/articles/article-failed.tsx'
import { ArticleHead, BackToArticles } from '#app/features/articles/article-head.tsx'
import { findArticleStanding } from '#app/features/articles/article-standing.server.ts'
import { ArticleTitle } from '#app/features/articles/article-title.tsx'
import { followRedirect, waitBriefly } from '#app/features/articles/late-list.ts'
import { readArticle } from '#app/features/articles/read-article.server.ts'
import { findTitleForms } from '#app/features/display/title-forms.server.ts'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { ReadingFrame, useReading } from '#app/features/lessons/reader/reading-frame.tsx'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'
import { useFigures } from '#app/features/lessons/reader/use-figures.ts'
import { KeepOnDevice } from '#app/features/offline/keep-on-device.tsx'
import { findArticlePlace } from '#app/features/progress/reading/find-place.server.ts'
import { wordsAddress } from '#app/features/vocabulary/words-file.server.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { failWith } from '#app/http/responses.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data && 'article' in data ? data.article.enTitle : 'Article', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, placeHtml } = context
	const reader = await requireUser(context)
	const id = params.id ?? ''
	const asOf = Date.now()
	const { searchParams: search } = new URL(request.url)
	const [read, standing, known] = await Promise.all([
		readArticle(context, { id, reader, search }),
		isEditor(reader) ? findArticleStanding(db, { id }) : undefined,
		findArticlePlace(db, { userId: reader.id, articleId: id }),
	])
	if (!read.ok) throw failWith(read.error)
	const { paragraphs, next, words, preview, ...page } = read.value
	const nextTitle = next ? [{ title: { zh: next.title } }] : []
	const formOf = await findTitleForms(db, reader.display, nextTitle)
	return {
		...page,
		next: next && { ...next, title: formOf(next.title) },
		asOf,
		standing: standing && {
			isLive: standing.isLive,
			preview: preview && { ...preview, hasChanges: standing.hasChanges },
		},
		areAnswersShown: search.get('answers') === 'shown',
		isEmpty: paragraphs.length === 0,
		place: { known, offered: offeredParagraph(known, paragraphs.length) },
		html: placeHtml(page.article.id, paragraphs.join('')),
		preferences: preferencesFrom(request.headers.get('cookie')),
		words: await wordsAddress(`/articles/${id}`, words, {
			readerId: reader.id,
			isWorking: preview !== undefined,
		}),
	}
}

export const shouldRevalidate = reloadUnlessSubmitted

/** On client navigation, says that the article is loading if it takes long. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	const loaded = serverLoader<typeof loader>()
	// Without a network the service worker opens the kept page instead, and must not be overtaken.
	const quick = navigator.onLine ? await waitBriefly(loaded) : await loaded
	return quick ?? { late: loaded.catch(followRedirect) }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function ArticlePage() {
	const loaded = useLoaderData<typeof clientLoader>()
	if (!('late' in loaded)) return <ReadArticle page={loaded} />
	return (
		<Suspense fallback={<ArticleSkeleton />}>
			<Await resolve={loaded.late}>{(page) => <LateArticle page={page} />}</Await>
		</Suspense>
	)
}

function ArticleSkeleton() {
	return (
		<main className="page grid max-w-[52rem] flex-1 grid-cols-1 content-start gap-4 py-6">
			<BackToArticles className="-ml-2 min-h-11 justify-self-start rounded-control px-2 text-ink-soft text-sm hover:text-ink" />
			<p role="status" className="text-ink-soft">
				Loading...
			</p>
			<Skeleton className="h-9 w-2/3" />
			<Skeleton className="h-64 w-full" />
		</main>
	)
}

/** The page's title was set while the article was still on its way. */
function LateArticle({ page }: { page: Loaded }) {
	const title = pageTitle(page.article.enTitle, useMatches())
	useEffect(() => {
		document.title = title
	}, [title])
	return <ReadArticle page={page} />
}

function ReadArticle({ page: served }: { page: Loaded }) {
	const { article, reader, standing, next } = served
	const page = useFigures(served, { path: `/articles/${article.id}`, userId: reader.id })
	const reading = useReading(page)
	return (
		<ReadingFrame
			{...{ page, reading }}
			kind="article"
			id={article.id}
			note={
				standing && {
					owner: { kind: 'articles', id: article.id },
					readingPath: `/articles/${article.id}`,
					isFree: true,
					isEnabled: standing.isLive,
					...standing,
				}
			}
			head={<ArticleHead article={article} fit={page.fit} />}
			instead={page.isEmpty && <Empty text={pageErrorText('lesson.empty-content')} />}
			title={<ArticleTitle words={page.titleWords} />}
			label="Article text"
			player={{
				audio: page.audio,
				lessonKey: `articles/${article.id}`,
				title: article.enTitle,
				cover: article.coverImage,
			}}
			foundIn={{ lessonId: null, articleId: article.id }}
			end={{
				next: next
					? {
							label: 'Next article',
							path: `/articles/${next.id}`,
							title: next.enTitle,
							hanzi: next.title,
						}
					: undefined,
				back: { path: '/articles', text: 'All articles' },
			}}
		>
			<KeepOnDevice key={article.id} userId={reader.id} plan={planOf(article)} />
		</ReadingFrame>
	)
}

/** Its size and its audio are told by its page. */
function planOf({ id, title: zh, enTitle: en }: Loaded['article']) {
	const path = `/articles/${id}`
	const page = { path, title: en, revision: '', bytes: 0, sounds: [] }
	return { path, title: { zh, en }, lists: ['/articles'], pages: [page] }
}

export function ErrorBoundary() {
	return <ArticleFailed />
}
