import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { courseLevelNames, courseLevels } from '#app/domain/courses/course-level.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { type ArticleSearch, articlePath, newArticle } from './article-search.ts'
import { articleStatuses } from './article-status.ts'
import { ArticlesTable } from './articles-table.tsx'
import type { ListedArticle } from './list-articles.server.ts'

type Props = {
	articles: ListedArticle[]
	total: number
	search: ArticleSearch
	/** Says what was done or what failed. */
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

export function ArticlesScreen({ articles, total, search, message, dialog }: Props) {
	const { keyword, level, status, page, size } = search
	return (
		<AdminPage
			title="Articles"
			actions={
				<Link to={articlePath(newArticle)} className={adminButtonClass('primary')}>
					Create Article
				</Link>
			}
		>
			{message}
			<Filters label="Articles">
				<TextFilter
					label="Search by title or slug"
					name="keyword"
					placeholder="title or slug"
					value={keyword}
				/>
				<SelectFilter label="Level" name="level" value={level ?? ''}>
					<option value="">Any level</option>
					{courseLevels.map((known) => (
						<option key={known} value={known}>
							{courseLevelNames[known]}
						</option>
					))}
				</SelectFilter>
				<SelectFilter label="Status" name="status" value={status ?? ''}>
					<option value="">Any status</option>
					{articleStatuses.map(({ slug, name }) => (
						<option key={slug} value={slug}>
							{name}
						</option>
					))}
				</SelectFilter>
			</Filters>
			<ArticlesTable articles={articles} page={page} size={size} />
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}
