import { suggestedGrade, verdictOnCard } from '#app/domain/flashcards/suggested-grade.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { longestTyped, type TypedVerdict } from '#app/domain/typing/typed-answer.ts'
import { isZhuyin } from '#app/domain/typing/zhuyin-verdict.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { useOwnForm } from '#app/features/display/use-own-form.ts'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'
import { Button } from '#app/ui/button.tsx'
import { isComposing } from '#app/ui/composing.ts'
import { Field } from '#app/ui/field.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { CardActions } from './card-actions.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardHead, FoundIn, Meanings, OpenedFields } from './card-parts.tsx'
import type { CardProps } from './card-props.ts'
import { GradeButtons } from './grade-buttons.tsx'
import { asked, GapQuestion, MeaningQuestion, WordQuestion } from './question.tsx'

/** A card whose answer is typed: its reading, its word, or the word that a sentence lacks. */
export function TypedCard(props: CardProps) {
	const { card, mode, study, path } = props
	const { leaving, pick, turn } = study.round
	const typed = leaving ? leaving.pick : pick
	const word = useOwnForm(card)
	const verdict = typed === undefined ? undefined : verdictOnCard({ ...card, word }, typed)
	return (
		<div className="grid flex-1 grid-rows-[1fr_auto] gap-4 has-[[open]_textarea]:*:static max-md:gap-0">
			<section
				aria-label="Card"
				data-leaving={leaving !== undefined || undefined}
				data-swipe={verdict !== undefined || undefined}
				className={`card study-sheet ${turn > 0 ? 'study-card' : ''} grid content-center justify-items-center gap-4 px-5 py-6 text-center`}
			>
				{!verdict && (
					<>
						<h2 className="text-ink-soft">{asked(mode, card)}</h2>
						{mode === 'type-reading' && <WordQuestion card={card} />}
						{mode === 'type-word' && <MeaningQuestion card={card} />}
						{mode === 'cloze' && <GapQuestion card={card} />}
						<AnswerForm {...props} />
					</>
				)}
				{/* Never hidden: screen readers don't announce a status region that was not there before. */}
				<div role="status" className="grid justify-items-center gap-1 empty:absolute">
					{verdict && <Verdict verdict={verdict} typed={typed ?? ''} />}
				</div>
				{verdict && (
					<>
						<p lang="zh-CN" className="wrap-anywhere text-5xl">
							<Drawn part="hanzi" {...card} />
						</p>
						<CardHead {...props} />
						<Meanings meanings={card.meanings} />
						<FoundIn {...props} />
						<CardNotes card={card} study={study} path={path} />
						<CardActions {...props} />
					</>
				)}
			</section>
			{verdict && (
				<div className="study-foot sticky bottom-0 bg-paper pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
					<GradeButtons {...props} suggested={suggestedGrade(verdict)} />
				</div>
			)}
		</div>
	)
}

const empty = 'Leave it empty to see the answer.'

const fields = {
	pinyin: {
		reading: {
			label: 'Its pinyin',
			hint: `With tones, as marks or numbers: mǎ or ma3. ${empty}`,
			lang: 'zh-Latn-pinyin',
			// Hanzi would be the question again.
			pattern: '[^\\p{Script=Han}]*',
			title: 'Type pinyin, such as mǎ or ma3.',
		},
		word: {
			label: 'The word',
			hint: `In hanzi, or in pinyin with tones: mǎ or ma3. ${empty}`,
			lang: 'zh-CN',
		},
	},
	zhuyin: {
		reading: {
			label: 'Its reading',
			hint: `In zhuyin with tones, ㄇㄚˇ, or in pinyin: mǎ or ma3. ${empty}`,
			lang: 'zh-Bopo',
			pattern: '[^\\p{Script=Han}]*',
			title: 'Type zhuyin or pinyin, such as ㄇㄚˇ or mǎ.',
		},
		word: {
			label: 'The word',
			hint: `In hanzi, in zhuyin with tones, ㄇㄚˇ, or in pinyin: mǎ or ma3. ${empty}`,
			lang: 'zh-CN',
		},
	},
}

/** A field for the answer. Enter submits, but not while an input method composes. */
function AnswerForm({ card, mode, study, session }: CardProps) {
	const { notation } = useTextDisplay()
	return (
		<form
			method="get"
			className="grid w-full max-w-md gap-3 text-left"
			onSubmit={(event) => {
				event.preventDefault()
				const typed = new FormData(event.currentTarget).get('pick')
				study.judge(typeof typed === 'string' ? typed.trim() : '')
			}}
		>
			<OpenedFields card={card} session={session} />
			<Field
				{...fields[notation][mode === 'type-reading' ? 'reading' : 'word']}
				name="pick"
				data-answer=""
				data-focus=""
				autoFocus
				onKeyDown={(event) => {
					if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
				}}
				maxLength={longestTyped}
				autoComplete="off"
				autoCapitalize="off"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="done"
			/>
			<Button>Check</Button>
		</form>
	)
}

function Verdict({ verdict: { isRight, hint }, typed }: { verdict: TypedVerdict; typed: string }) {
	if (isRight) return <p className="font-semibold text-jade text-lg">Correct!</p>
	if (typed === '') return <p className="font-semibold text-lg">The answer</p>
	return (
		<>
			<p className={`font-semibold text-lg ${hint ? 'text-amber' : 'text-cinnabar-deep'}`}>
				{hint ? 'Nearly!' : 'Incorrect!'}
			</p>
			{hint && (
				<p>
					<WithHanzi text={hint} />
				</p>
			)}
			<p className="wrap-anywhere text-ink-soft">
				You typed <span lang={langOf(typed)}>{typed}</span>
			</p>
		</>
	)
}

/** The language of what was typed: 马, ㄇㄚˇ or mǎ. */
function langOf(typed: string): string {
	if (hasHanzi(typed)) return 'zh-CN'
	return isZhuyin(typed) ? 'zh-Bopo' : 'zh-Latn-pinyin'
}
