import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ReadingPlace as Place, PlacedText } from '#app/domain/progress/reading-place.ts'
import { useIsHydrating } from '#app/ui/hydrating.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'

const watcher = later(() => import('./watch-reading.ts'))

type Props = PlacedText & {
	userId: string
	/** The place that the server knows. */
	known: Omit<Place, 'at'> | undefined
	/** The paragraph to go on with, if it is worth offering. */
	offered: number | undefined
}

/** Keeps a reader's place and time, and offers to go on where they stopped. */
export function ReadingPlace({ userId, kind, id, known, offered }: Props) {
	const { part } = useLater(watcher, true)
	const [isServed] = useState(useIsHydrating())

	// biome-ignore lint/correctness/useExhaustiveDependencies: the place known at first is compared
	useEffect(
		() => part?.watchReading({ userId, kind, id, known, isServed }),
		[part, userId, kind, id],
	)

	if (!offered) return null
	return (
		<Link to={`#p${offered}`} className="justify-self-start py-1 text-ink-soft text-sm underline">
			Continue where you stopped (paragraph {offered})
		</Link>
	)
}
