import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsOffline } from '#app/ui/is-offline.ts'
import { keyOfWord } from './saved-word-queue.ts'
import { isUnknownWord, savedReadings } from './saved-words.ts'
import type { WordToSave } from './study-contract.ts'
import { keepWords, useQueuedWords } from './use-saved-words.ts'

type Props = { userId: string; entry: WordToSave }

/** Saves a word with its sentence in the person's own deck, or removes it. */
export function SaveWord({ userId, entry }: Props) {
	const { word, pinyin } = entry
	const [onServer, setOnServer] = useState(false)
	const waiting = useQueuedWords(userId)[keyOfWord(entry)]
	const isSaved = waiting?.isSaved ?? onServer

	// Once a change has left the queue, the server's answer to it counts.
	useEffect(() => {
		let isCurrent = true
		if (!waiting) {
			savedReadings(userId, word).then(
				(readings) => isCurrent && setOnServer(readings.has(pinyin)),
				() => {
					// Saving a word twice does no harm.
				},
			)
		} else setOnServer(waiting.isSaved)
		return () => {
			isCurrent = false
		}
	}, [userId, word, pinyin, waiting])

	const Icon = isSaved ? BookmarkCheck : BookmarkPlus
	return (
		<div className="grid justify-items-start gap-1">
			<Button
				type="button"
				look="quiet"
				className="-ml-3 min-h-10 px-3 text-sm"
				onClick={() => keepWords(userId, [entry], !isSaved)}
			>
				<Icon aria-hidden size={18} className={isSaved ? 'text-jade' : ''} />
				{isSaved ? 'Saved' : 'Save'}
			</Button>
			<SaveNote isWaiting={waiting !== undefined} isUnknown={isUnknownWord(entry)} />
		</div>
	)
}

type NoteProps = { isWaiting: boolean; isUnknown: boolean }

/** Says that a word waits for a network, or that it cannot be saved. */
function SaveNote({ isWaiting, isUnknown }: NoteProps) {
	const isOffline = useIsOffline(isWaiting)
	if (isUnknown) {
		return (
			<p role="alert" className="text-cinnabar-deep text-sm">
				{pageErrorText('saved-word.unknown')}
			</p>
		)
	}
	if (!isWaiting || !isOffline) return null
	return (
		<p role="status" className="text-ink-soft text-sm">
			{pageErrorText('saved-word.kept')}
		</p>
	)
}
