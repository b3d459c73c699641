import { Link, useNavigation } from '@remix-run/react'
import { Volume2 } from 'lucide-react'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'
import type { FittingArticle } from './late-list.ts'

type Props = {
	article: FittingArticle
	/** Whether its cover is visible before scrolling. */
	isFirst: boolean
}

/** An article in the grid. Says "Loading..." after a click. */
export function ArticleCard({ article, isFirst }: Props) {
	const { enTitle, title, level, coverImage, hasAudio, fit } = article
	const path = `/articles/${article.id}`
	const isLoading = useNavigation().location?.pathname === path
	return (
		<Link
			to={path}
			prefetch="intent"
			aria-busy={isLoading || undefined}
			className="card flex h-full flex-col overflow-hidden transition-colors hover:border-edge"
		>
			<Cover src={coverImage} hanzi={title} isFirst={isFirst} />
			<div className="wrap-anywhere flex flex-1 flex-col gap-1 p-4">
				<h2 className="font-semibold">{enTitle}</h2>
				<p lang="zh-CN" className="text-ink-soft">
					{title}
				</p>
				<FitLine fit={fit} />
				<p className="mt-auto flex min-h-9 flex-wrap items-center gap-1.5 pt-3">
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
