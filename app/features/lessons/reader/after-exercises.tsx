import { Link } from '@remix-run/react'
import { BookmarkPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { wordsId } from './lesson-words.tsx'
import { noWordList, type WordList, wayOnFrom } from './way-on.ts'

type Props = {
	/** The words of the lesson that are worth learning; undefined as long as their list may still come. */
	list: WordList | undefined
	/** Loads them. */
	load: () => void
	next: { label: string; path: string } | undefined
}

/** One button: to the lesson's words, or to the next lesson if some of them are saved or there is no list. */
export function AfterExercises({ list: known, load, next }: Props) {
	const list = useDecided(known)
	useEffect(load, [load])
	// It keeps the place, so that nothing moves under a finger.
	if (!list) return <span aria-hidden className={`invisible ${look}`} />
	const way = wayOnFrom({ list, next })
	if (!way) return null
	if (way.to === 'next') {
		return (
			<Link to={way.next.path} prefetch="intent" className={look}>
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

const look = buttonClass('primary', 'max-sm:w-full')

function openWords() {
	const list = document.getElementById(wordsId)
	if (!(list instanceof HTMLDetailsElement)) return
	list.open = true
	list.scrollIntoView({ block: 'start' })
	list.querySelector('summary')?.focus({ preventScroll: true })
}

/** Nobody waits longer than this for the button. */
const patienceMs = 3000

/** The list as it was first known, so that the button stays what it is; none if it does not come in time. */
function useDecided(known: WordList | undefined): WordList | undefined {
	const [decided, setDecided] = useState(known)

	useEffect(() => {
		if (known) setDecided((before) => before ?? known)
	}, [known])

	useEffect(() => {
		const timer = setTimeout(() => setDecided((before) => before ?? noWordList), patienceMs)
		return () => clearTimeout(timer)
	}, [])

	return decided
}
