import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { BookmarkToggle } from './bookmark-toggle.tsx'
import type { CardProps } from './study-screen.tsx'

/** How a card is read and heard, and its bookmark. */
export function CardHead(props: CardProps & { children?: ReactNode }) {
	const { card, study, path, pronunciation, children } = props
	return (
		<div className="flex flex-wrap items-center justify-center gap-1">
			{children}
			<p lang="zh-Latn-pinyin" className="mr-1 text-2xl text-cinnabar-deep">
				{joinSyllables(card.pinyin)}
			</p>
			{pronunciation(card, { isHidden: false, isSaidAtOnce: false })}
			<BookmarkToggle card={card} study={study} path={path} />
		</div>
	)
}

/** The sentence a word was saved from. */
export function FoundIn({ card: { sentence, lessonSlug } }: { card: StudyCard }) {
	if (!sentence) return null
	return (
		<figure className="grid gap-1">
			<blockquote lang="zh-CN" className="text-ink-soft text-lg">
				{sentence}
			</blockquote>
			{lessonSlug && (
				<figcaption className="text-sm">
					<Link to={`/courses/lessons/${lessonSlug}`} className="text-ink-quiet underline">
						To its lesson
					</Link>
				</figcaption>
			)}
		</figure>
	)
}
