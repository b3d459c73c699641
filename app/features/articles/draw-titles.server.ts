import type { Db } from '#app/db/client.server.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { ok } from '#app/domain/result.ts'
import { findTitleForms } from '#app/features/display/title-forms.server.ts'
import type { ArticleListResult } from './late-list.ts'

/** The list with its Chinese titles as a person reads them. */
export async function drawTitles(
	db: Db,
	list: ArticleListResult,
	display: TextDisplay,
): Promise<ArticleListResult> {
	if (!list.ok) return list
	const { articles } = list.value
	const titles = articles.map(({ title: zh }) => ({ title: { zh } }))
	const formOf = await findTitleForms(db, display, titles)
	const drawn = articles.map((article) => ({ ...article, title: formOf(article.title) }))
	return ok({ ...list.value, articles: drawn })
}
