import { lazy, useState } from 'react'
import { grades } from '#app/domain/flashcards/review.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { useOwnForm } from '#app/features/display/use-own-form.ts'
import { Button } from '#app/ui/button.tsx'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CardActions } from './card-actions.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardHead, FoundIn, Meanings, OpenedFields } from './card-parts.tsx'
import type { CardProps } from './card-props.ts'
import { GradeButtons } from './grade-buttons.tsx'
import { MeaningQuestion } from './question.tsx'

/** Both at once: the network may be gone when the answer is shown. */
const loadStrokes = () =>
	Promise.all([
		import('#app/features/strokes/write-word.tsx'),
		import('#app/features/strokes/strokes-of-word.tsx'),
	])

const WriteWord = lazy(async () => ({ default: (await loadStrokes())[0].WriteWord }))

const StrokesOfWord = lazy(async () => ({ default: (await loadStrokes())[1].StrokesOfWord }))

/** A word to write by heart. A person who does not draw looks at the answer, and grades it. */
export function WriteCard(props: CardProps) {
	const { card, study, path, session } = props
	const { leaving, pick } = study.round
	const given = leaving ? leaving.pick : pick
	const toWrite = useOwnForm(card)
	const [summary, setSummary] = useState('The answer')
	return (
		<div className="grid flex-1 grid-rows-[1fr_auto] gap-4 has-[[open]_textarea]:*:static max-md:gap-0">
			<section
				aria-label="Card"
				data-leaving={leaving !== undefined || undefined}
				data-swipe={given !== undefined || undefined}
				className="card study-card study-sheet grid content-center justify-items-center gap-4 px-5 py-6 text-center"
			>
				{given === undefined && (
					<>
						<h2 tabIndex={-1} data-focus="" className="text-ink-soft outline-none">
							Write this word
						</h2>
						<p lang="zh-Latn-pinyin" className="text-2xl text-ink-soft">
							<Drawn part="reading" {...card} />
						</p>
						<MeaningQuestion card={card} />
						<LazyPart
							problem={pageErrorText('word.load-failed')}
							fallback={
								<Skeleton className="aspect-square w-full max-w-75 [@media(scripting:none)]:hidden" />
							}
						>
							<WriteWord
								word={toWrite}
								onWritten={(written) => {
									setSummary(written.summary)
									study.judge(written.grade)
								}}
							/>
						</LazyPart>
						<form
							method="get"
							className="w-full max-w-75"
							onSubmit={(event) => {
								event.preventDefault()
								study.judge('')
							}}
						>
							<OpenedFields card={card} session={session} />
							<input type="hidden" name="pick" value="" />
							<Button look="quiet" className="w-full">
								Show the answer
							</Button>
						</form>
					</>
				)}
				<div role="status" className="empty:absolute">
					{given !== undefined && <p className="font-semibold text-lg">{summary}</p>}
				</div>
				{given !== undefined && (
					<>
						<p lang="zh-CN" className="wrap-anywhere text-5xl">
							<Drawn part="hanzi" {...card} />
						</p>
						<CardHead {...props} />
						<Meanings meanings={card.meanings} />
						<LazyPart problem={pageErrorText('word.load-failed')}>
							<StrokesOfWord word={toWrite} />
						</LazyPart>
						<FoundIn {...props} />
						<CardNotes card={card} study={study} path={path} />
						<CardActions {...props} />
					</>
				)}
			</section>
			{given !== undefined && (
				<div className="study-foot sticky bottom-0 bg-paper pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
					<GradeButtons {...props} suggested={grades.find((grade) => grade === given)} />
				</div>
			)}
		</div>
	)
}
