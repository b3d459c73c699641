import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import {
	type Filling,
	givenFilling,
	noFilling,
	slotToFill,
	withSlot,
} from '#app/domain/exercises/filling.ts'
import { type BankWord, filledSlots, type Slots, wordsOf } from '#app/domain/exercises/slots.ts'
import { stepFrom } from '#app/ui/word-steps.ts'
import { Chinese } from './chinese.tsx'
import { GradedPlace, RightAnswer } from './graded-place.tsx'
import type { TaskProps } from './task-props.ts'

const instructions = {
	text: 'Fill each gap with a word from below.',
	row: 'Put the words in order.',
	pairs: 'Find the other side of each pair.',
}

/**
 * Slots to fill from a bank of words. A press on a word fills the chosen place, or the first empty one;
 * a press on a filled place gives its word back. The keys 1 to 9 press a word of the bank, arrows move.
 */
export function SlotsTask({ name, task, given, begun, change, announce }: TaskProps<Slots>) {
	const count = task.before.length
	const [filling, setFilling] = useState<Filling>(() => (begun ? [...begun] : noFilling(count)))
	const [chosen, setChosen] = useState<number>()
	const frame = useRef<HTMLDivElement>(null)

	if (given !== undefined) return <GradedSlots task={task} given={given} />

	function keep(now: Filling, next: number | undefined) {
		setFilling(now)
		setChosen(next)
		change(givenFilling(now) ?? '')
	}

	function empty(at: number, text: string) {
		keep(withSlot(filling, at, undefined), at)
		announce(`${text} is back in the bank. Place ${at + 1} is empty.`)
	}

	function pressWord({ letter, text }: BankWord) {
		const used = filling.indexOf(letter)
		if (used >= 0) return empty(used, text)
		const at = slotToFill(filling, chosen)
		if (at === undefined) return announce('All places are filled.')
		const now = withSlot(filling, at, letter)
		keep(now, undefined)
		const isLast = givenFilling(now) !== undefined
		announce(`Place ${at + 1}: ${text}.${isLast ? ' All places are filled.' : ''}`)
	}

	function pressPlace(at: number) {
		const word = task.bank.find(({ letter }) => letter === filling[at])
		if (word) return empty(at, word.text)
		setChosen(at)
		announce(`Place ${at + 1} is chosen.`)
	}

	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		if (event.altKey || event.metaKey || event.ctrlKey) return
		const word = /^[1-9]$/.test(event.key) ? task.bank[Number(event.key) - 1] : undefined
		if (word) {
			event.preventDefault()
			return pressWord(word)
		}
		const { target } = event
		if (!(target instanceof HTMLButtonElement)) return
		const at = Number(target.dataset.place ?? -1)
		if (/^(Backspace|Delete)$/.test(event.key) && filling[at] !== undefined) {
			event.preventDefault()
			return pressPlace(at)
		}
		const buttons = [...(frame.current?.querySelectorAll('button') ?? [])]
		const next = stepFrom({ words: buttons, word: target, paragraph: '[data-keys]' }, event)
		if (next === undefined) return
		event.preventDefault()
		next?.focus()
	}

	const next = slotToFill(filling, chosen)
	return (
		<>
			<p className="text-ink-quiet text-sm">{instructions[task.layout]}</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within */}
			<div ref={frame} onKeyDown={onKeyDown} className="grid gap-4">
				<Layout task={task} name={name}>
					{(at) => (
						<PlaceButton
							at={at}
							count={count}
							word={task.bank.find(({ letter }) => letter === filling[at])}
							isNext={at === next}
							describedBy={task.layout === 'pairs' ? `${name}-left-${at}` : undefined}
							press={() => pressPlace(at)}
						/>
					)}
				</Layout>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the question's would be one too many */}
				<div
					role="group"
					aria-label="Words to choose from"
					data-keys
					className="flex flex-wrap gap-2"
				>
					{task.bank.map((word, index) => (
						<button
							key={word.letter}
							type="button"
							aria-pressed={filling.includes(word.letter)}
							aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
							onClick={() => pressWord(word)}
							className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control border border-edge bg-raised px-3 py-1.5 hover:bg-sunken aria-pressed:border-dashed aria-pressed:bg-sunken aria-pressed:[&>span]:opacity-0"
						>
							{index < 9 && (
								<span
									aria-hidden
									className="font-medium text-ink-quiet text-xs max-sm:hidden pointer-coarse:hidden [@media(hover:none)]:hidden"
								>
									{index + 1}
								</span>
							)}
							<Chinese text={word.text} isTappable={false} className="wrap-anywhere text-xl" />
						</button>
					))}
				</div>
			</div>
		</>
	)
}

type PlaceButtonProps = {
	at: number
	count: number
	word: BankWord | undefined
	/** Whether the next word goes here. */
	isNext: boolean
	describedBy: string | undefined
	press: () => void
}

function PlaceButton({ at, count, word, isNext, describedBy, press }: PlaceButtonProps) {
	return (
		<button
			type="button"
			data-place={at}
			aria-current={isNext || undefined}
			aria-describedby={describedBy}
			onClick={press}
			className={`mx-1 my-1 inline-flex min-h-12 min-w-18 items-center justify-center rounded-control border-2 px-3 py-1 align-middle aria-[current]:border-indigo ${word ? 'border-edge bg-raised' : 'border-edge border-dashed bg-sunken'}`}
		>
			<span className="sr-only">
				Place {at + 1} of {count},{word ? ' ' : ' empty'}
			</span>
			{word && <Chinese text={word.text} isTappable={false} className="wrap-anywhere text-xl" />}
		</button>
	)
}

type LayoutProps = { task: Slots; name: string; children: (at: number) => ReactNode }

/** The places: in a sentence, in a row, or each beside the left side of its pair. */
function Layout({ task: { layout, before, after }, name, children }: LayoutProps) {
	if (layout === 'pairs') {
		return (
			<ul data-keys className="grid sm:gap-2">
				{before.map((left, at) => (
					<li key={left} className="flex flex-wrap items-center gap-x-2">
						<span id={`${name}-left-${at}`} className="wrap-anywhere min-w-20">
							<Chinese text={left} className="text-xl" />
						</span>
						{children(at)}
					</li>
				))}
			</ul>
		)
	}
	return (
		<div data-keys className="wrap-anywhere whitespace-pre-line text-2xl leading-loose">
			{before.map((text, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
				<span key={at}>
					{text && <Chinese text={text} />}
					{children(at)}
				</span>
			))}
			{after && <Chinese text={after} />}
		</div>
	)
}

/** The submitted places, each right or wrong, and a right answer where one was wrong. */
function GradedSlots({ task, given }: { task: Slots; given: string }) {
	const slots = filledSlots(task, given)
	const { layout, before, after, answers } = task
	const right = wordsOf(task, answers[0] ?? '')
	const isWrong = slots.some(({ isRight }) => !isRight)
	return (
		<>
			<Layout task={task} name="">
				{(at) => {
					const slot = slots[at]
					return (
						slot && (
							<GradedPlace
								slot={slot}
								place={`Place ${at + 1} of ${before.length}`}
								isRightShown={layout === 'pairs'}
							/>
						)
					)
				}}
			</Layout>
			{isWrong && layout !== 'pairs' && (
				<RightAnswer label={layout === 'row' ? 'A right sentence' : 'The right sentence'}>
					<span className="wrap-anywhere whitespace-pre-line text-xl leading-loose">
						{right.map((text, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
							<span key={at}>
								{before[at] && <Chinese text={before[at]} />}
								{layout === 'row' && at > 0 && isApart(right[at - 1], text) && ' '}
								<Chinese text={text} />
							</span>
						))}
						{after && <Chinese text={after} />}
					</span>
				</RightAnswer>
			)}
		</>
	)
}

/** Words of another script are set apart: 我 用 WeChat Pay. */
function isApart(before = '', after: string): boolean {
	return /[\p{Script=Latin}\p{N}]$/u.test(before) && /^[\p{Script=Latin}\p{N}]/u.test(after)
}
