import { joinSyllables } from '#app/domain/pinyin/join.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { BookmarkToggle } from './bookmark-toggle.tsx'
import { CardNotes } from './card-notes.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import type { Pronunciation } from './study-screen.tsx'
import type { Study } from './use-study.ts'

export type CardProps = {
	card: StudyCard
	study: Study
	/** Where forms tell what happened before JavaScript has loaded. */
	path: string
	pronunciation: Pronunciation
}

/** A word to be remembered: first the word alone, then what it means, then how well it was known. */
export function RecallCard({ card, study, path, pronunciation }: CardProps) {
	const { round } = study
	const isLeaving = round.leaving !== undefined
	const isTurned = isLeaving || round.isTurned
	return (
		<div className="grid grid-rows-[1fr_auto] gap-4">
			<section
				aria-label="Card"
				data-leaving={isLeaving || undefined}
				className="card study-card grid content-center justify-items-center gap-5 px-5 py-8 text-center"
			>
				<h2
					lang="zh-CN"
					tabIndex={-1}
					data-focus={isTurned ? undefined : ''}
					className="wrap-anywhere text-6xl outline-none sm:text-7xl"
				>
					{card.word}
				</h2>
				{isTurned && (
					<div
						tabIndex={-1}
						data-focus=""
						className="grid w-full animate-[fade_200ms] justify-items-center gap-4 outline-none"
					>
						<CardBack card={card} study={study} path={path} pronunciation={pronunciation} />
						<CardNotes card={card} study={study} path={path} />
					</div>
				)}
			</section>
			<div className="sticky bottom-0 bg-paper py-2">
				{isTurned ? (
					<GradeButtons card={card} study={study} path={path} />
				) : (
					<form
						method="get"
						onSubmit={(event) => {
							event.preventDefault()
							study.turn()
						}}
					>
						<input type="hidden" name="card" value={card.id} />
						<Button className="min-h-14 w-full">Show Answer</Button>
					</form>
				)}
			</div>
		</div>
	)
}

/** What a card says once it is turned or chosen: how it is read, what it means, where it was found. */
export function CardBack({ card, study, path, pronunciation }: CardProps) {
	return (
		<>
			<div className="flex flex-wrap items-center justify-center gap-1">
				<p lang="zh-Latn-pinyin" className="mr-1 text-2xl text-cinnabar-deep">
					{joinSyllables(card.pinyin)}
				</p>
				{pronunciation(card, { isHidden: false, isSaidAtOnce: false })}
				<BookmarkToggle card={card} study={study} path={path} />
			</div>
			<ul className="grid gap-1 text-lg">
				{card.meanings.map((meaning) => (
					<li key={meaning}>{meaning}</li>
				))}
			</ul>
			{card.sentence && (
				<figure className="grid gap-1">
					<blockquote lang="zh-CN" className="text-ink-soft text-lg">
						{card.sentence}
					</blockquote>
					{card.lessonSlug && (
						<figcaption className="text-sm">
							<a href={`/courses/lessons/${card.lessonSlug}`} className="text-ink-quiet underline">
								From its lesson
							</a>
						</figcaption>
					)}
				</figure>
			)}
		</>
	)
}
