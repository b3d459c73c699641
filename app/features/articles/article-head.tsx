import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CourseLevel, courseLevelNames } from '#app/domain/courses/course-level.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'

type Props = {
	article: { enTitle: string; title: string; level: CourseLevel; coverImage: string | null }
}

/** A link back, the article's English title and its cover. */
export function ArticleHead({ article }: Props) {
	const { enTitle, title, level, coverImage } = article
	return (
		<header className="grid gap-4">
			<BackToArticles className="-ml-2 min-h-11 justify-self-start rounded-control px-2 text-ink-soft text-sm hover:text-ink">
				<ArrowLeft aria-hidden size={18} />
			</BackToArticles>
			<div className="wrap-anywhere grid gap-3">
				<h1 className="font-display text-3xl md:text-4xl">{enTitle}</h1>
				<p>
					<Chip>{courseLevelNames[level]}</Chip>
				</p>
			</div>
			<div className="card overflow-hidden">
				<Cover src={coverImage} hanzi={title} isFirst />
			</div>
		</header>
	)
}

export function BackToArticles({
	className,
	children,
}: {
	className: string
	children?: ReactNode
}) {
	return (
		<Link
			to="/articles"
			prefetch="intent"
			className={`inline-flex items-center gap-2 ${className}`}
		>
			{children}
			Back to Articles
		</Link>
	)
}
