import { Check, X } from 'lucide-react'
import { useRef } from 'react'
import { isHanzi } from '#app/domain/hanzi.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import type { Choice } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import { isAutoplayOn } from './autoplay.ts'
import { CardActions } from './card-actions.tsx'
import { FoundIn, OpenedFields } from './card-parts.tsx'
import type { CardProps } from './card-props.ts'
import { asked, GapQuestion } from './question.tsx'

/** Once a word was played in this tab, the next one plays by itself. */
let hasBeenHeard = false

/** A word to choose among up to four: the one that is heard, or that a sentence lacks. */
export function ChoiceCard(props: CardProps) {
	const { card, mode, study, path, session, pronunciation } = props
	const { round } = study
	const isLeaving = round.leaving !== undefined
	const pick = round.leaving ? round.leaving.pick : round.pick
	const isHeard = mode === 'listening'
	// The voice reads hanzi only.
	const isSpoken = isHanzi(card.word)
	const isSaidAtOnce = useRef(
		isHeard
			? (hasBeenHeard || isAutoplayOn()) && pick === undefined && round.turn > 0
			: isAutoplayOn(),
	).current
	const isLocked = pick !== undefined
	return (
		<div className="grid content-start gap-3 sm:gap-4">
			{/* On a telephone both fill the screen: the choices stay where they are when one is chosen. */}
			<div className="study-choices grid gap-3 sm:gap-4">
				<section
					aria-label="Card"
					data-leaving={isLeaving || undefined}
					className={`card study-sheet ${round.turn > 0 ? 'study-card' : ''} grid min-h-40 content-center justify-items-center gap-3 px-5 py-3 text-center`}
				>
					<h2 tabIndex={-1} data-focus="" className="text-ink-soft outline-none">
						<span role="status">
							{isLocked ? <Verdict isRight={pick === card.id} /> : asked(mode, card)}
						</span>
					</h2>
					{!isLocked && !isHeard && <GapQuestion card={card} />}
					{/* The play button stays the same element, so that a choice does not cut the word short. */}
					<div
						data-play=""
						className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2"
						onClickCapture={() => {
							hasBeenHeard = true
						}}
					>
						{isLocked && (
							<span lang="zh-CN" className="mr-2 text-4xl">
								<Drawn part="hanzi" {...card} />
							</span>
						)}
						{(isLocked || (isHeard && !isSpoken)) && (
							<span
								lang="zh-Latn-pinyin"
								className={isLocked ? 'mr-1 text-2xl text-ink-soft' : 'text-3xl'}
							>
								<Drawn part="reading" {...card} />
							</span>
						)}
						{isSpoken &&
							(isHeard || isLocked) &&
							pronunciation(card, { isHidden: !isLocked, isSaidAtOnce })}
						{isSpoken && isHeard && !isLocked && (
							<noscript className="w-full">
								{/* biome-ignore lint/a11y/useMediaCaption: a single spoken word, which is the question */}
								<audio
									controls
									src={`/nls/tts?${new URLSearchParams({ text: card.word, pinyin: card.pinyin })}`}
								/>
							</noscript>
						)}
					</div>
				</section>
				<form method="get">
					<OpenedFields card={card} session={session} />
					<ol className="grid gap-2 sm:grid-cols-2" data-leaving={isLeaving || undefined}>
						{card.choices.map((choice) => (
							<li key={choice.cardId} className="grid">
								<ChoiceButton
									choice={choice}
									rightId={card.id}
									pick={pick}
									hasMeaning={isHeard || isLocked}
									choose={() => !isLeaving && study.pick(choice.cardId)}
								/>
							</li>
						))}
					</ol>
				</form>
			</div>
			{isLocked && (
				<>
					<div className="grid justify-items-center gap-2 text-center empty:hidden">
						<FoundIn {...props} />
						<CardActions {...props} />
					</div>
					<form
						method="post"
						action={path}
						className="study-foot sticky bottom-0 bg-paper pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
						onSubmit={(event) => {
							event.preventDefault()
							if (!isLeaving) study.goOn()
						}}
					>
						<input type="hidden" name="intent" value="pick" />
						<input type="hidden" name="id" value={card.formId} />
						<input type="hidden" name="cardId" value={card.id} />
						<input type="hidden" name="mode" value={mode} />
						<input type="hidden" name="choice" value={pick} />
						<Button className="min-h-14 w-full">Continue</Button>
					</form>
				</>
			)}
		</div>
	)
}

function Verdict({ isRight }: { isRight: boolean }) {
	const Icon = isRight ? Check : X
	return (
		<span
			className={`flex items-center gap-1.5 font-semibold ${isRight ? 'text-jade' : 'text-cinnabar-deep'}`}
		>
			<Icon aria-hidden size={20} />
			{isRight ? 'Correct!' : 'Incorrect!'}
		</span>
	)
}

type ChoiceProps = {
	choice: Choice
	rightId: string
	pick: string | undefined
	hasMeaning: boolean
	choose: () => void
}

function ChoiceButton({ choice, rightId, pick, hasMeaning, choose }: ChoiceProps) {
	const isLocked = pick !== undefined
	const isRight = isLocked && choice.cardId === rightId
	const isWrong = choice.cardId === pick && !isRight
	return (
		<button
			type="submit"
			name="pick"
			value={choice.cardId}
			disabled={isLocked}
			onClick={(event) => {
				event.preventDefault()
				choose()
			}}
			className={`flex min-h-16 items-center gap-3 rounded-control border px-4 py-2 text-left ${lookOf(isRight, isWrong)}`}
		>
			<span className="wrap-anywhere min-w-0 flex-1">
				<span lang="zh-CN" className="block text-xl">
					{/* The colours of their tones would tell them apart. */}
					<Drawn part="hanzi" {...choice} pinyin={isLocked ? choice.pinyin : ''} />
				</span>
				{hasMeaning && (
					<span className="line-clamp-2 text-ink-soft text-sm">
						{isLocked && (
							<span lang="zh-Latn-pinyin" className="mr-2 text-ink">
								<Drawn part="reading" {...choice} />
							</span>
						)}
						<Gloss text={choice.meaning} />
					</span>
				)}
			</span>
			{isRight && <Check role="img" aria-label="right" size={22} className="shrink-0 text-jade" />}
			{isWrong && (
				<X role="img" aria-label="wrong" size={22} className="shrink-0 text-cinnabar-deep" />
			)}
		</button>
	)
}

function lookOf(isRight: boolean, isWrong: boolean): string {
	if (isRight) return 'border-jade bg-jade-tint'
	if (isWrong) return 'border-cinnabar bg-cinnabar-tint'
	return 'border-edge bg-raised enabled:hover:bg-sunken'
}
