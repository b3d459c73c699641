import type { Meeting } from '#app/domain/known-words/marks.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { useMarking } from './use-marking.ts'
import { type TextOfReader, useOwnWords } from './use-own-words.ts'

type Props = {
	text: TextOfReader
	/** As the vocabulary has it. */
	entry: { word: string; pinyin: string }
	meeting: Meeting
}

/** The marks of a word in a text. */
export function WordMarks({ text, entry, meeting }: Props) {
	const own = useOwnWords(text)
	const mark = useMarking(text.userId)
	const said = own.saidOf(entry)
	// Another reading may have a mark that this page does not know: an undo would take that back.
	const before = own.isInText(entry) ? said : undefined
	return (
		<MarkButtons
			word={entry.word}
			said={said}
			hasKeys
			mark={(now) => mark({ ...entry, ...meeting, said: now }, before)}
		/>
	)
}
