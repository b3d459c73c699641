import type { ShownFit } from '#app/domain/known-words/coverage.ts'

/** How well a text fits its reader: a sentence, and a bar of the words that are known, being learned and new. */
export function FitLine({ fit }: { fit: ShownFit | undefined }) {
	if (!fit) return null
	return (
		<span className="grid max-w-60 gap-1 text-ink-quiet text-sm tabular-nums">
			<span>
				{fit.text}
				{fit.learning > 0 && <span className="sr-only">, {fit.learning}% being learned</span>}
			</span>
			<span aria-hidden className="flex h-1 overflow-hidden rounded-full bg-sunken">
				<span className="bg-jade" style={{ width: `${fit.known}%` }} />
				<span className="bg-amber" style={{ width: `${fit.learning}%` }} />
			</span>
		</span>
	)
}
