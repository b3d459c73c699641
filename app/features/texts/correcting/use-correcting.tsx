import { useRevalidator } from '@remix-run/react'
import { PencilLine } from 'lucide-react'
import { lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { TextPlace } from '#app/domain/texts/corrections.ts'
import { type NotedWords, noteAt } from '#app/domain/texts/notes-of-text.ts'
import { useUndoToast } from '#app/features/known-words/use-undo-toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { putCursor, scopeOf } from '#app/ui/word-cursor.ts'
import type { SavedCorrection } from './ask-corrections.ts'
import { placeOfSeen, type SeenWord, seenWord, wordAtPlace } from './seen-word.ts'

type Corrected = {
	textId: string
	/** Each correction gives the part another version. */
	part: { id: string; version: number }
	notes: readonly NotedWords[]
}

const CorrectDialog = lazy(async () => ({
	default: (await import('./correct-dialog.tsx')).CorrectDialog,
}))

type Opened = { seen: SeenWord; note: string | undefined }

/** The reader's corrections: what the popup of a word shows below it, and the dialog that it opens. */
export function useCorrecting({ textId, part, notes }: Corrected): {
	footer: (word: HTMLElement, close: () => void) => ReactNode
	dialog: ReactNode
} {
	const { revalidate } = useRevalidator()
	const toast = useToast()
	const undoToast = useUndoToast()
	const [opened, setOpened] = useState<Opened>()
	const goBackTo = useRef<{ place: TextPlace; top: number }>()

	// The new text is drawn from its beginning: the word stays where it was on the screen.
	// biome-ignore lint/correctness/useExhaustiveDependencies: for each version of the text
	useLayoutEffect(() => {
		const before = goBackTo.current
		const word = before && wordOnPage(before.place)
		goBackTo.current = undefined
		if (!word) return
		scrollBy({ top: word.getBoundingClientRect().top - before.top, behavior: 'instant' })
		putCursor(scopeOf(word), word)
		word.focus({ preventScroll: true })
	}, [part.version])

	function wordOnPage(place: TextPlace): HTMLElement | undefined {
		return wordAtPlace(document.querySelector('.text'), place)
	}

	function show(done: string, shown: Opened, { change, count }: SavedCorrection) {
		const place = placeOfSeen(shown.seen)
		const word = place && wordOnPage(place)
		if (word) goBackTo.current = { place, top: word.getBoundingClientRect().top }
		revalidate()
		undoToast(`${done} ${spellCount(count)}`, change === undefined ? undefined : undo)

		async function undo() {
			// The dialog has loaded it; the page itself has no room for its schemas.
			const { takeBack } = await import('./ask-corrections.ts')
			const undone = await takeBack(textId, { part: part.id, change: change ?? '' })
			if (!undone.ok) toast({ tone: 'error', text: undone.error.text })
			else show('Taken back.', shown, undone.value)
		}
	}

	return {
		footer: (word, close) => (
			<WordFooter
				word={word}
				notes={notes}
				onCorrect={(seen, note) => {
					close()
					setOpened({ seen, note })
				}}
			/>
		),
		dialog: opened && (
			<LazyPart problem={pageErrorText('word.load-failed')} close={() => setOpened(undefined)}>
				<CorrectDialog
					textId={textId}
					partId={part.id}
					seen={opened.seen}
					note={opened.note}
					onSaved={(saved) => show('Saved.', opened, saved)}
					onClose={() => setOpened(undefined)}
				/>
			</LazyPart>
		),
	}
}

function spellCount(count: number): string {
	if (count === 0) return 'Nothing had to change here.'
	return `${counted(count, 'word')} changed.`
}

type Props = {
	word: HTMLElement
	notes: readonly NotedWords[]
	onCorrect: (seen: SeenWord, note: string | undefined) => void
}

/** Below a word in its popup: the reader's note on it, and the button that corrects it. */
function WordFooter({ word, notes, onCorrect }: Props) {
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
