import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ReadingPlace as Place, PlacedText } from '#app/domain/progress/reading-place.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { watchReading } from './watch-reading.ts'

type Props = PlacedText & {
	userId: string
	/** The place that the server knows. */
	known: Omit<Place, 'at'> | undefined
	/** The paragraph to go on with, if it is worth offering. */
	offered: number | undefined
}

/** Keeps a reader's place and time, and offers to go on where they stopped. */
export function ReadingPlace({ userId, kind, id, known, offered }: Props) {
	const [isServed] = useState(!useHydrated())

	// biome-ignore lint/correctness/useExhaustiveDependencies: the place known at first is compared
	useEffect(() => watchReading({ userId, kind, id, known, isServed }), [userId, kind, id])

	if (!offered) return null
	return (
		<Link to={`#p${offered}`} className="justify-self-start py-1 text-ink-soft text-sm underline">
			Continue where you stopped (paragraph {offered})
		</Link>
	)
}
