import type { WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'

type WarnedWord = { word: string; place: WordPlace }

type Props = {
	sentence: (count: number) => string
	words: readonly WarnedWord[]
	onGo: (place: WordPlace) => void
	/** Offers to cut a word's paragraph again. */
	onSegment?: (paragraph: number) => void
}

const mostShown = 5

/** Names words that need an author's eye, with buttons that go to them. */
export function WordWarning({ sentence, words, onGo, onSegment }: Props) {
	if (words.length === 0) return null
	return (
		<div
			role="status"
			className="grid gap-1 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm"
		>
			<p>{sentence(words.length)}</p>
			<ul className="flex flex-wrap gap-x-6 gap-y-1">
				{words.slice(0, mostShown).map(({ word, place }) => (
					<li key={word} className="flex flex-wrap items-baseline gap-x-3">
						<button
							type="button"
							lang="zh-CN"
							title="Go to this word"
							className="wrap-anywhere rounded-control text-left underline underline-offset-2"
							onClick={() => onGo(place)}
						>
							{word}
						</button>
						{onSegment && (
							<button
								type="button"
								className="rounded-control underline underline-offset-2"
								onClick={() => onSegment(place.paragraph)}
							>
								Segment paragraph {place.paragraph + 1}
							</button>
						)}
					</li>
				))}
				{words.length > mostShown && <li>… and {words.length - mostShown} more</li>}
			</ul>
		</div>
	)
}
