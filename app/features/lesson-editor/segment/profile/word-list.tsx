import { type ReactNode, useId, useState } from 'react'

type Props<Word> = {
	title: string
	/** Stands there instead of an empty list. */
	none: string
	words: readonly Word[]
	keyOf: (word: Word) => string
	/** Between the title and the words. */
	before?: ReactNode
	children: (word: Word) => ReactNode
}

const fewWords = 12

/** Words of a text that need an author's eye, the first ones until all are asked for. */
export function WordList<Word>({ title, none, words, keyOf, before, children }: Props<Word>) {
	const id = useId()
	const [isWhole, setWhole] = useState(false)
	const shown = isWhole ? words : words.slice(0, fewWords)
	return (
		<section aria-labelledby={id} className="grid content-start gap-2 text-sm">
			<h3 id={id} className="flex items-baseline gap-2 font-semibold text-base">
				{title}
				<span className="font-normal text-ink-quiet text-sm tabular-nums">
					{words.length.toLocaleString('en')}
				</span>
			</h3>
			{before}
			{words.length === 0 ? (
				<p className="text-ink-quiet">{none}</p>
			) : (
				<ul className="flex flex-wrap gap-x-5 gap-y-1">
					{shown.map((word) => (
						<li key={keyOf(word)} className="flex flex-wrap items-baseline gap-x-2">
							{children(word)}
						</li>
					))}
				</ul>
			)}
			{words.length > fewWords && (
				<button
					type="button"
					aria-expanded={isWhole}
					onClick={() => setWhole(!isWhole)}
					className="min-h-6 justify-self-start rounded-control text-ink-soft underline underline-offset-2 hover:text-ink"
				>
					{isWhole ? 'Show fewer' : `Show all ${words.length.toLocaleString('en')}`}
				</button>
			)}
		</section>
	)
}

/** Goes to a word's next place in the text. */
export function GoToWord({ word, onGo }: { word: string; onGo: () => void }) {
	return (
		<button
			type="button"
			lang="zh-CN"
			title="Go to its next place in the text"
			onClick={onGo}
			className="wrap-anywhere rounded-control text-left text-lg underline underline-offset-4 hover:bg-sunken"
		>
			{word}
		</button>
	)
}

export function Times({ count }: { count: number }) {
	if (count === 1) return null
	return (
		<span className="text-ink-quiet tabular-nums">
			<span aria-hidden>×{count}</span>
			<span className="sr-only">{count} times</span>
		</span>
	)
}
