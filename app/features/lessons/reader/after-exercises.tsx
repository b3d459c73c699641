import { Link } from '@remix-run/react'
import { BookmarkPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { savedAmong } from '#app/features/flashcards/saved-words.ts'
import { useQueuedWords } from '#app/features/flashcards/use-saved-words.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { mostWords, wordsId } from './lesson-words.tsx'
import { wayOnFrom } from './way-on.ts'

type Props = {
	userId: string
	/** The words of the lesson that are worth learning. */
	words: readonly string[]
	/** Loads them. */
	load: () => void
	next: { label: string; path: string } | undefined
}

/** One button: to the lesson's words, or to the next lesson if some of them are saved. */
export function AfterExercises({ userId, words, load, next }: Props) {
	const hasSaved = useHasSaved(userId, words)
	useEffect(load, [load])
	const way = wayOnFrom({ words, hasSaved, next })
	if (!way) return null
	if (way.to === 'next') {
		return (
			<Link
				to={way.next.path}
				prefetch="intent"
				className={buttonClass('primary', 'max-sm:w-full')}
			>
				{way.next.label}
			</Link>
		)
	}
	return (
		<Button type="button" className="max-sm:w-full" onClick={openWords}>
			<BookmarkPlus aria-hidden size={18} />
			Words of this lesson
		</Button>
	)
}

function openWords() {
	const list = document.getElementById(wordsId)
	if (!(list instanceof HTMLDetailsElement)) return
	list.open = true
	list.scrollIntoView({ block: 'start' })
	list.querySelector('summary')?.focus({ preventScroll: true })
}

/** Whether one of the words was saved: earlier, or on this page. False until the server has answered. */
function useHasSaved(userId: string, words: readonly string[]): boolean {
	const [hasSaved, setHasSaved] = useState(false)
	const waiting = useQueuedWords(userId)

	useEffect(() => {
		const isOfLesson = new Set(words)
		if (Object.values(waiting).some(({ word, isSaved }) => isSaved && isOfLesson.has(word))) {
			setHasSaved(true)
		}
	}, [waiting, words])

	useEffect(() => {
		if (words.length === 0) return
		savedAmong(userId, words.slice(0, mostWords)).then(
			(saved) => saved.size > 0 && setHasSaved(true),
			() => {
				// The words can be looked at all the same.
			},
		)
	}, [userId, words])

	return hasSaved
}
