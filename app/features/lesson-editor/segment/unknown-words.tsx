import type { UnknownWord } from './use-unknown-words.ts'

type Props = {
	words: readonly UnknownWord[]
	onGo: (word: UnknownWord) => void
	onSegment: (paragraph: number) => void
}

const mostShown = 5

/** Warns of long words that no dictionary holds: learners would find no meaning. */
export function UnknownWords({ words, onGo, onSegment }: Props) {
	if (words.length === 0) return null
	const subject = words.length === 1 ? '1 word is' : `${words.length} words are`
	return (
		<div
			role="status"
			className="grid gap-1 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm"
		>
			<p>{subject} longer than 4 characters and in no dictionary:</p>
			<ul className="grid gap-1">
				{words.slice(0, mostShown).map((found) => {
					const { word, place } = found
					return (
						<li key={word} className="flex flex-wrap items-baseline gap-x-3">
							<button
								type="button"
								lang="zh-CN"
								title="Go to this word"
								className="wrap-anywhere rounded-control text-left underline underline-offset-2"
								onClick={() => onGo(found)}
							>
								{word}
							</button>
							<button
								type="button"
								className="rounded-control underline underline-offset-2"
								onClick={() => onSegment(place.paragraph)}
							>
								Segment paragraph {place.paragraph + 1}
							</button>
						</li>
					)
				})}
			</ul>
			{words.length > mostShown && <p>… and {words.length - mostShown} more</p>}
		</div>
	)
}
