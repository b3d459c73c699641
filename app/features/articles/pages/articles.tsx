import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { Await, type ClientLoaderFunctionArgs, Link, useLoaderData } from '@remix-run/react'
import { Suspense, useEffect } from 'react'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { type FitOrder, readFitOrder } from '#app/domain/known-words/right-for-me.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { ArticleGrid, ArticleGridSkeleton } from '#app/features/articles/article-grid.tsx'
import { drawTitles } from '#app/features/articles/draw-titles.server.ts'
import { KindsOfTexts } from '#app/features/articles/kinds-of-texts.tsx'
import {
	type ArticleListResult,
	handleLateFailure,
	waitBriefly,
} from '#app/features/articles/late-list.ts'
import { pageOf, pagesOf, pathOf } from '#app/features/articles/list-pages.ts'
import { listWithFits } from '#app/features/articles/list-with-fits.server.ts'
import { FitFilter, NothingRight } from '#app/features/known-words/fit-filter.tsx'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { pageTitle } from '#app/ui/page-title.ts'
import { useToast } from '#app/ui/toast.tsx'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Articles', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, services, countedTexts } = context
	const user = await requireUser(context)
	const { page, order } = chosenIn(request)
	const sources = { list: services.articles.list, fits: findFits(db, countedTexts, user) }
	const found: ArticleListResult = await listWithFits(sources, { page, order })
	const list = await drawTitles(db, found, user.display)
	// Articles may have been withdrawn since the page number was bookmarked.
	const last = list.ok ? pagesOf(list.value.total) : page
	if (page > 1 && page > last) throw redirect(pathOf(last, order))
	if (list.ok) return { page, order, list }
	// The error status keeps the service worker from caching this page.
	return data({ page, order, list }, { status: errorStatus('articles.load-failed') })
}

function chosenIn({ url }: Request) {
	const { searchParams } = new URL(url)
	return { page: pageOf(searchParams), order: readFitOrder(searchParams.get('fit')) }
}

/** On client navigation, shows the page before its list if the list takes long. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
	const loaded = serverLoader<typeof loader>()
	const quick = await waitBriefly(loaded)
	return (
		quick ?? {
			...chosenIn(request),
			list: loaded.then(({ list }) => list).catch(handleLateFailure),
		}
	)
}

export default function Articles() {
	const { page, order, list } = useLoaderData<typeof clientLoader>()
	return (
		<main className="page grid flex-1 content-start gap-6 py-8">
			<KindsOfTexts here="/articles" />
			<div className="grid gap-2">
				<h1 className="font-display text-4xl">Articles</h1>
				<p className="text-ink-soft">Short reads about everyday life, in Chinese</p>
			</div>
			<FitFilter chosen={order} pathOf={(other) => pathOf(1, other)} />
			<Suspense fallback={<ArticleGridSkeleton />}>
				<Await resolve={list}>
					{(found) => <ListedArticles page={page} order={order} found={found} />}
				</Await>
			</Suspense>
		</main>
	)
}

type ListedProps = { page: number; order: FitOrder | undefined; found: ArticleListResult }

/** A list that failed to load is shown as empty, and a toast says so. */
function ListedArticles({ page, order, found }: ListedProps) {
	const toast = useToast()
	const { articles, total } = found.ok ? found.value : { articles: [], total: 0 }
	useEffect(() => {
		if (!found.ok) toast({ tone: 'error', text: pageErrorText('articles.load-failed') })
	}, [found, toast])
	return (
		<>
			{articles.length === 0 ? (
				<Empty text={pageErrorText('articles.none')}>
					{found.ok && order === 'right' && <NothingRight pathOf={(other) => pathOf(1, other)} />}
					{!found.ok && (
						<>
							<noscript>
								<p role="alert">{pageErrorText('articles.load-failed')}</p>
							</noscript>
							<Link reloadDocument to="." className={buttonClass('secondary')}>
								Try again
							</Link>
						</>
					)}
				</Empty>
			) : (
				<ArticleGrid articles={articles} />
			)}
			<PageLinks page={page} pages={pagesOf(total)} pathOf={(other) => pathOf(other, order)} />
		</>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="articles.load-failed" />
}
