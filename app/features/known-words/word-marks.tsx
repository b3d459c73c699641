import type { Meeting } from '#app/domain/known-words/marks.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { sayStanding } from './standing-chip.tsx'
import { useMarking } from './use-marking.ts'
import { type TextOfReader, useOwnWords } from './use-own-words.ts'

type Props = {
	text: TextOfReader
	/** As the vocabulary has it. */
	entry: { word: string; pinyin: string }
	meeting: Meeting
}

/** How a word of a text stands for its reader, and their marks of it. */
export function WordMarks({ text, entry, meeting }: Props) {
	const own = useOwnWords(text)
	const mark = useMarking(text.userId)
	const said = own.saidOf(entry)
	// Another reading may have a mark that this page does not know: an undo would take that back.
	const before = own.isInText(entry) ? said : undefined
	const standing = own.standingOf(entry)
	return (
		<div className="grid gap-1.5">
			{/* It stays whatever is pressed, so that the buttons keep their place. */}
			{standing && (
				<p className="text-ink-quiet text-sm">{sayStanding(standing.own, standing.ranks)}</p>
			)}
			<MarkButtons
				word={entry.word}
				said={said}
				hasKeys
				mark={(now) => mark({ ...entry, ...meeting, said: now }, before)}
			/>
		</div>
	)
}
