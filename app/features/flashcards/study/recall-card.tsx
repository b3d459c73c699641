import { Button } from '#app/ui/button.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardHead, FoundIn, Meanings } from './card-parts.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import type { CardProps } from './study-screen.tsx'

/** A word to remember: first the word alone, then its meaning and the grades. */
export function RecallCard({ card, study, path, pronunciation }: CardProps) {
	const { round } = study
	const isLeaving = round.leaving !== undefined
	const isTurned = isLeaving || round.isTurned
	return (
		<div className="grid flex-1 grid-rows-[1fr_auto] gap-4 has-[[open]_textarea]:*:static">
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
						<CardHead card={card} study={study} path={path} pronunciation={pronunciation} />
						<Meanings meanings={card.meanings} />
						<FoundIn card={card} />
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
