import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CourseLevel, courseLevelNames } from '#app/domain/courses/course-level.ts'
import type { ShownFit } from '#app/domain/known-words/coverage.ts'
import { TextHead } from '#app/features/lessons/reader/text-head.tsx'
import { Chip } from '#app/ui/chip.tsx'

type Props = {
	article: { enTitle: string; title: string; level: CourseLevel; coverImage: string | null }
	fit: ShownFit | undefined
}

/** A link back, the article's cover and its title. */
export function ArticleHead({ article, fit }: Props) {
	const { enTitle, title, level, coverImage } = article
	return (
		<header className="grid gap-2">
			<BackToArticles className="-ml-2 min-h-11 justify-self-start rounded-control px-2 text-ink-soft text-sm hover:text-ink">
				<ArrowLeft aria-hidden size={18} />
			</BackToArticles>
			<TextHead title={enTitle} hanzi={title} cover={{ src: coverImage }} fit={fit}>
				<Chip>{courseLevelNames[level]}</Chip>
			</TextHead>
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
