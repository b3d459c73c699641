import { Drawn } from '#app/features/display/drawn.tsx'
import { Button } from '#app/ui/button.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { CardActions } from './card-actions.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardHead, FoundIn, Meanings, OpenedFields } from './card-parts.tsx'
import type { CardProps } from './card-props.ts'
import { GradeButtons } from './grade-buttons.tsx'

/**
 * A word to remember: first the word alone, then its meaning and the grades. In reverse the meaning
 * comes first.
 */
export function RecallCard(props: CardProps) {
	const { card, mode, study, path, session } = props
	const { round } = study
	const isLeaving = round.leaving !== undefined
	const isTurned = isLeaving || round.isTurned
	const isReverse = mode === 'reverse'
	return (
		<div className="grid flex-1 grid-rows-[1fr_auto] gap-4 has-[[open]_textarea]:*:static max-md:gap-0">
			<section
				aria-label="Card"
				data-leaving={isLeaving || undefined}
				data-swipe={isTurned || undefined}
				className="card study-card study-sheet grid content-center justify-items-center gap-5 px-5 py-8 text-center"
			>
				{isReverse && !isTurned ? (
					<h2 tabIndex={-1} data-focus="" className="wrap-anywhere text-2xl outline-none">
						<WithHanzi text={card.clues.join('; ')} />
					</h2>
				) : (
					<h2
						lang="zh-CN"
						tabIndex={-1}
						data-focus={isTurned && !isReverse ? undefined : ''}
						className="wrap-anywhere text-6xl outline-none sm:text-7xl"
					>
						{/* The colours of its tones are part of the answer. */}
						<Drawn part="hanzi" {...card} pinyin={isTurned ? card.pinyin : ''} />
					</h2>
				)}
				{isTurned && (
					<div
						tabIndex={-1}
						data-focus=""
						className="grid w-full animate-[fade_200ms] justify-items-center gap-4 outline-none"
					>
						<CardHead {...props} />
						<Meanings meanings={card.meanings} />
						<FoundIn {...props} />
						<CardNotes card={card} study={study} path={path} />
						<CardActions {...props} />
					</div>
				)}
			</section>
			<div className="study-foot sticky bottom-0 bg-paper pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
				{isTurned ? (
					<GradeButtons {...props} />
				) : (
					<form
						method="get"
						onSubmit={(event) => {
							event.preventDefault()
							study.turn()
						}}
					>
						<OpenedFields card={card} session={session} />
						<Button className="min-h-14 w-full">Show Answer</Button>
					</form>
				)}
			</div>
		</div>
	)
}
