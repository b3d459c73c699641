import { PencilLine } from 'lucide-react'
import { type NotedWords, noteAt } from '#app/domain/texts/notes-of-text.ts'
import { Button } from '#app/ui/button.tsx'
import { placeOfSeen, type SeenWord, seenWord } from './seen-word.ts'

type Props = {
	word: HTMLElement
	notes: readonly NotedWords[]
	onCorrect: (seen: SeenWord, note: string | undefined) => void
}

/** Below a word in its popup: the reader's note on it, and the button that corrects it. */
export function WordFooter({ word, notes, onCorrect }: Props) {
	const seen = seenWord(word)
	if (!seen) return null
	const note = noteAt(notes, placeOfSeen(seen))
	return (
		<div className="mt-3 grid justify-items-start gap-1">
			{note && (
				<p className="wrap-anywhere whitespace-pre-line border-jade border-l-2 pl-3">
					<span className="sr-only">Your note: </span>
					{note}
				</p>
			)}
			<Button
				type="button"
				look="quiet"
				className="-ml-3 min-h-10 px-3 text-sm"
				aria-haspopup="dialog"
				onClick={() => onCorrect(seen, note)}
			>
				<PencilLine aria-hidden size={18} />
				Correct…
			</Button>
		</div>
	)
}
