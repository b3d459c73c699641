/** A page of the articles, each with how well it fits a person. */
import type { ArticleCard, ArticleList } from '#app/contracts/articles.ts'
import type { Failure } from '#app/domain/failure.ts'
import { type Fit, showFit } from '#app/domain/known-words/coverage.ts'
import { type FitOrder, inFitOrder } from '#app/domain/known-words/right-for-me.ts'
import { ok, type Result } from '#app/domain/result.ts'
import type { FittingArticle } from './late-list.ts'
import { articlesAPage } from './list-pages.ts'

type Page = { page: number; size: number }

type Sources = {
	list: (page: Page) => Promise<Result<ArticleList, Failure>>
	fits: Promise<{ ofArticle: (id: string) => Fit | undefined }>
}

type ListQuery = { page: number; order: FitOrder | undefined }

type FittingList = { articles: FittingArticle[]; total: number }

/** In an order of its own, the whole list is compared, and then cut into pages. */
export async function listWithFits(
	{ list, fits }: Sources,
	{ page, order }: ListQuery,
): Promise<Result<FittingList, Failure>> {
	const asked = order ? listWhole(list) : list({ page, size: articlesAPage })
	const [found, { ofArticle }] = await Promise.all([asked, fits])
	if (!found.ok) return found
	const { articles, total } = found.value
	const fitting = articles.map((article) => ({ article, fit: ofArticle(article.id) }))
	const ordered = inFitOrder(fitting, order)
	const start = order ? (page - 1) * articlesAPage : 0
	return ok({
		articles: ordered.slice(start, start + articlesAPage).map(({ article, fit }) => {
			return { ...article, fit: fit && showFit(fit) }
		}),
		total: order ? ordered.length : total,
	})
}

/** The worker answers a hundred at most. */
const mostAtOnce = 100

/** One request, and beyond a hundred articles further ones at the same time. */
async function listWhole(list: Sources['list']): Promise<Result<ArticleList, Failure>> {
	const first = await list({ page: 1, size: mostAtOnce })
	if (!first.ok) return first
	const { total } = first.value
	const further = Array.from({ length: Math.ceil(total / mostAtOnce) - 1 }, (_, index) =>
		list({ page: index + 2, size: mostAtOnce }),
	)
	const articles: ArticleCard[] = [...first.value.articles]
	for (const page of await Promise.all(further)) {
		if (!page.ok) return page
		articles.push(...page.value.articles)
	}
	return ok({ articles, total })
}
