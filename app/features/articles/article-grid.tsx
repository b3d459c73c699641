import { Skeleton } from '#app/ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'
import type { FittingArticle } from './late-list.ts'

const grid = 'grid gap-4 min-[768px]:grid-cols-2 lg:grid-cols-4'

/** One card a row, two from medium width, four from large. */
export function ArticleGrid({ articles }: { articles: readonly FittingArticle[] }) {
	return (
		<ul className={grid}>
			{articles.map((article, index) => (
				<li key={article.id}>
					<ArticleCard article={article} isFirst={index < 4} />
				</li>
			))}
		</ul>
	)
}

/** A placeholder in the shape of the cards. */
export function ArticleGridSkeleton() {
	return (
		<div role="status">
			<div aria-hidden className={grid}>
				{['one', 'two', 'three', 'four'].map((name) => (
					<div key={name} className="card overflow-hidden">
						<Skeleton className="aspect-video" />
						<div className="grid gap-2 p-4">
							<Skeleton className="h-5 w-3/4" />
							<Skeleton className="h-5 w-1/3" />
							<Skeleton className="mt-3 h-5 w-20" />
						</div>
					</div>
				))}
			</div>
			<p className="pt-6 text-center text-ink-quiet text-sm">Loading...</p>
		</div>
	)
}
