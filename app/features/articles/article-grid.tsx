import { Link, useNavigation } from '@remix-run/react'
import { Volume2 } from 'lucide-react'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { FittingArticle } from './late-list.ts'

const grid = 'grid gap-4 max-md:gap-3 min-[768px]:grid-cols-2 lg:grid-cols-4'

/** On telephones a card is low, with its picture beside its title. */
const card = 'card flex overflow-hidden md:h-full md:flex-col'
const picture = 'max-md:w-28 max-md:shrink-0 max-md:*:aspect-auto max-md:*:h-full'

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
					<div key={name} className={card}>
						<div className={picture}>
							<Skeleton className="aspect-video" />
						</div>
						<div className="grid flex-1 gap-2 p-3 md:p-4">
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

type CardProps = {
	article: FittingArticle
	/** Whether its cover is visible before scrolling. */
	isFirst: boolean
}

/** An article in the grid. Says "Loading..." after a click. */
function ArticleCard({ article, isFirst }: CardProps) {
	const { enTitle, title, level, coverImage, hasAudio, fit } = article
	const path = `/articles/${article.id}`
	const isLoading = useNavigation().location?.pathname === path
	return (
		<Link
			to={path}
			prefetch="intent"
			aria-busy={isLoading || undefined}
			className={`${card} transition-colors hover:border-edge`}
		>
			<div className={picture}>
				<Cover src={coverImage} hanzi={title} isFirst={isFirst} />
			</div>
			<div className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-1 p-3 md:p-4">
				<h2 className="font-semibold">{enTitle}</h2>
				<p lang="zh-CN" className="text-ink-soft">
					{title}
				</p>
				<FitLine fit={fit} />
				<p className="mt-auto flex min-h-6 flex-wrap items-center gap-1.5 pt-1 md:min-h-9 md:pt-3">
					<Chip>{courseLevelNames[level]}</Chip>
					{isLoading ? (
						<span role="status" className="ml-auto text-ink-quiet text-xs">
							Loading...
						</span>
					) : (
						hasAudio && (
							<span className="ml-auto text-ink-quiet">
								<Volume2 aria-hidden size={16} />
								<span className="sr-only">With audio</span>
							</span>
						)
					)}
				</p>
			</div>
		</Link>
	)
}
