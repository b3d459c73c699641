import { Link, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReadingPlace as Place, PlacedText } from '#app/domain/progress/reading-place.ts'

type Props = PlacedText & {
	userId: string
	/** The place that the server knows. */
	known: Omit<Place, 'at'> | undefined
	/** The paragraph to go on with, if it is worth offering. */
	offered: number | undefined
}

/** Keeps a reader's place and time, and offers to go on where they stopped. */
export function ReadingPlace({ userId, kind, id, known, offered }: Props) {
	const { hash } = useLocation()

	// biome-ignore lint/correctness/useExhaustiveDependencies: the place known at first is compared
	useEffect(
		() => afterThePage(({ watchReading }) => watchReading({ userId, text: { kind, id }, known })),
		[userId, kind, id],
	)
	useEffect(() => afterThePage(({ settleAt }) => settleAt(hash)), [hash])

	if (!offered) return null
	return (
		<Link to={`#p${offered}`} className="justify-self-start text-ink-soft text-sm underline">
			Continue where you stopped (paragraph {offered})
		</Link>
	)
}

/** Without a network the text is read all the same. */
function afterThePage(
	begin: (code: typeof import('./watch-reading.ts')) => () => void,
): () => void {
	let end: (() => void) | undefined
	let isLeft = false
	import('./watch-reading.ts').then(
		(code) => {
			if (!isLeft) end = begin(code)
		},
		() => {},
	)
	return () => {
		isLeft = true
		end?.()
	}
}
