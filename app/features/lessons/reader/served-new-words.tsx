import type { GlossedWord } from '#app/domain/lesson-text/rendered-lesson.ts'
import { WordRow } from './word-row.tsx'

/** The new words of a lesson as a list, for browsers without a script and until it has loaded. */
export function ServedNewWords({ words }: { words: readonly GlossedWord[] }) {
	return (
		<ul className="grid divide-y divide-line pb-4">
			{words.map((word) => (
				<WordRow key={word.place} word={word} />
			))}
		</ul>
	)
}
