import { Form, Link } from '@remix-run/react'
import { ArrowLeft, Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pairName, pairsOf } from '#app/domain/speech/sounds/sound-figures.ts'
import { soundsPath } from '#app/domain/speech/sounds/sound-sets.ts'
import type { SoundSetId } from '#app/domain/speech/sounds/sound-table.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { BackToText } from './back-to-text.tsx'
import type { DrawnQuestion, DrawnWord } from './draw-questions.server.ts'
import { useSoundFigures } from './kept-figures.ts'

type Props = {
	userId: string
	/** The text that the person came from. */
	from: string | null
	id: SoundSetId
	name: string
	hint: string
	seed: string
	questions: readonly DrawnQuestion[]
	/** Where the address begins, and what it answers. */
	at: number
	answer: number | undefined
}

/** Ten questions: a word is heard, and chosen among those it sounds like. */
export function SoundRound(props: Props) {
	const { userId, from, id, name, hint, questions } = props
	const [at, setAt] = useState(props.at)
	const [chosen, setChosen] = useState(props.answer)
	const [visit, setVisit] = useState({ right: 0, asked: 0 })
	const { figures, keepAnswer } = useSoundFigures(userId)
	const next = useRef<HTMLAnchorElement>(null)
	const question = questions[at]

	function choose(index: number) {
		if (!question || chosen !== undefined || !question.options[index]) return
		setChosen(index)
		const isRight = index === question.heard
		setVisit(({ right, asked }) => ({ right: right + (isRight ? 1 : 0), asked: asked + 1 }))
		keepAnswer(id, question, index)
	}

	function goOn() {
		setChosen(undefined)
		setAt(at + 1)
	}

	const latestChoose = useRef(choose)
	latestChoose.current = choose
	useEffect(() => {
		const onKey = ({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
			if (altKey || ctrlKey || metaKey || repeat || document.querySelector('dialog:modal')) return
			if (/^[1-4]$/.test(key)) latestChoose.current(Number(key) - 1)
			if (key === 'h') document.querySelector<HTMLElement>('[data-hear] button')?.click()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])

	// Enter goes on after a key that answered.
	useEffect(() => {
		if (visit.asked > 0 && chosen !== undefined) next.current?.focus()
	}, [chosen, visit])

	return (
		<main className="page grid max-w-2xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<nav aria-label="Back" className="flex flex-wrap gap-x-4">
				<BackToText from={from} />
				<Link
					to={soundsPath(undefined, from)}
					className="-ml-2 flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-ink-soft text-sm hover:text-ink"
				>
					<ArrowLeft aria-hidden size={18} />
					All sounds
				</Link>
			</nav>
			<div className="grid gap-1">
				<h1 className="font-display text-3xl">{name}</h1>
				<p className="text-ink-soft">{hint}</p>
			</div>
			{question ? (
				<Question
					key={at}
					{...props}
					question={question}
					at={at}
					chosen={chosen}
					choose={choose}
					isSaidAtOnce={at > props.at}
					next={
						<Link
							ref={next}
							to={addressOf(props, at + 1)}
							className={buttonClass('primary', 'min-w-32')}
							onClick={(event) => {
								event.preventDefault()
								goOn()
							}}
						>
							{at + 1 < questions.length ? 'Next' : 'Result'}
						</Link>
					}
				/>
			) : (
				<section aria-label="Result" className="card grid justify-items-start gap-3 p-5">
					<p className="font-semibold text-xl">
						{visit.right} of {visit.asked} right
					</p>
					<Pairs figures={pairsOf(figures, id)} />
					<div className="flex flex-wrap gap-2">
						<Link to={soundsPath(id, from)} className={buttonClass('primary')}>
							Once more
						</Link>
						<Link to={soundsPath(undefined, from)} className={buttonClass('secondary')}>
							Other sounds
						</Link>
					</div>
				</section>
			)}
			{question && visit.asked > 0 && (
				<p className="text-ink-quiet text-sm tabular-nums">
					This round: {visit.right} of {visit.asked} right
				</p>
			)}
		</main>
	)
}

/** Without JavaScript the round ends where it began. */
function addressOf({ id, from, seed, questions }: Props, at: number): string {
	const place = at < questions.length ? `&seed=${seed}&at=${at}` : ''
	return `${soundsPath(id, from)}${place}`
}

function Pairs({ figures }: { figures: ReturnType<typeof pairsOf> }) {
	return (
		<dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm tabular-nums">
			{figures.map(([pair, { right, asked }]) => (
				<div key={pair} className="contents">
					<dt className="text-ink-soft">{pairName(pair)}</dt>
					<dd>
						{right} of {asked} right on this device
					</dd>
				</div>
			))}
		</dl>
	)
}

type QuestionProps = Pick<Props, 'id' | 'from' | 'seed' | 'questions'> & {
	question: DrawnQuestion
	at: number
	chosen: number | undefined
	choose: (index: number) => void
	/** Browsers play nothing before the first press. */
	isSaidAtOnce: boolean
	/** Leads on once the question is answered. */
	next: ReactNode
}

function Question(props: QuestionProps) {
	const { id, from, seed, questions, question, at, chosen, choose, isSaidAtOnce, next } = props
	const { options, heard } = question
	const word = options[heard]
	if (!word) return null
	return (
		<Form method="get" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<input type="hidden" name="set" value={id} />
			{from && <input type="hidden" name="from" value={from} />}
			<input type="hidden" name="seed" value={seed} />
			<input type="hidden" name="at" value={at} />
			<div className="card grid justify-items-center gap-3 p-5">
				<p className="text-ink-quiet text-sm tabular-nums">
					Question {at + 1} of {questions.length}
				</p>
				<div data-hear className="[@media(scripting:none)]:hidden">
					<PronunciationButton
						word={word.hanzi}
						pinyin={word.pinyin}
						name="Hear the word"
						look="large"
						isSaidAtOnce={isSaidAtOnce}
					/>
				</div>
				<noscript>
					{/* biome-ignore lint/a11y/useMediaCaption: the question is what is said */}
					<audio controls preload="none" src={soundOf(word)} />
				</noscript>
				<div className="grid min-h-11 content-center">
					{chosen === undefined ? <p className="font-medium">Which word do you hear?</p> : next}
				</div>
			</div>
			<ul className="grid grid-cols-2 gap-3">
				{options.map((option, index) => (
					<li key={option.hanzi} className="grid">
						<Option
							option={option}
							number={index + 1}
							state={
								chosen === undefined
									? 'open'
									: index === heard
										? 'right'
										: index === chosen
											? 'wrong'
											: 'other'
							}
							choose={() => choose(index)}
						/>
					</li>
				))}
			</ul>
			<p role="status" className="min-h-6">
				{chosen !== undefined && <Verdict word={word} chosen={options[chosen]} />}
			</p>
		</Form>
	)
}

function soundOf({ hanzi, pinyin }: DrawnWord): string {
	return `/nls/tts?${new URLSearchParams({ text: hanzi, pinyin })}`
}

type OptionProps = {
	option: DrawnWord
	number: number
	state: 'open' | 'right' | 'wrong' | 'other'
	choose: () => void
}

const looks = {
	open: 'hover:border-edge',
	right: 'border-jade bg-jade-tint',
	wrong: 'border-cinnabar-deep bg-cinnabar-tint',
	other: '',
} as const

/** Before the answer a button; afterwards the word with its sound, to compare. */
function Option({ option, number, state, choose }: OptionProps) {
	const { hanzi, pinyin, shown } = option
	const word = (
		<>
			<span lang="zh-CN" className="text-3xl">
				<Drawn part="hanzi" {...shown} />
			</span>
			<span lang="zh-Latn-pinyin" className="text-ink-soft">
				<Drawn part="reading" {...shown} />
			</span>
		</>
	)
	const box = `card relative grid min-h-28 content-center justify-items-center gap-1 p-3 ${looks[state]}`
	if (state === 'open') {
		return (
			<button
				type="submit"
				name="answer"
				value={number - 1}
				aria-keyshortcuts={String(number)}
				className={box}
				onClick={(event) => {
					event.preventDefault()
					choose()
				}}
			>
				<span
					aria-hidden
					className="absolute top-2 left-3 text-ink-quiet text-sm pointer-coarse:hidden [@media(hover:none)]:hidden"
				>
					{number}
				</span>
				{word}
			</button>
		)
	}
	return (
		<div className={box}>
			{state === 'right' && (
				<Check aria-hidden size={20} className="absolute top-2 left-2 text-jade" />
			)}
			{state === 'wrong' && (
				<X aria-hidden size={20} className="absolute top-2 left-2 text-cinnabar-deep" />
			)}
			{word}
			<div className="absolute top-1 right-1 flex flex-wrap justify-end [@media(scripting:none)]:hidden">
				<PronunciationButton word={hanzi} pinyin={pinyin} />
			</div>
		</div>
	)
}

function Verdict({ word, chosen }: { word: DrawnWord; chosen: DrawnWord | undefined }) {
	const isRight = chosen?.hanzi === word.hanzi
	return (
		<>
			{isRight ? 'Right: ' : 'It was '}
			<Said {...word} />
			{!isRight && chosen && (
				<>
					, not <Said {...chosen} />
				</>
			)}
			. Tap each one to compare.
		</>
	)
}

function Said({ shown }: DrawnWord) {
	return (
		<>
			<span lang="zh-CN">
				<Drawn part="hanzi" {...shown} />
			</span>{' '}
			<span lang="zh-Latn-pinyin">
				<Drawn part="reading" {...shown} />
			</span>
		</>
	)
}
