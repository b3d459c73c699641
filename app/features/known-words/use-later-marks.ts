import { useMemo, useSyncExternalStore } from 'react'
import type { Mark } from '#app/domain/known-words/marks.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import { markQueue, sentMarks } from './mark-queue.ts'

/** Marks that were set since the page was made, by word and reading. */
export function useLaterMarks(userId: string, asOf: number): ReadonlyMap<string, Standing | null> {
	const queued = useSyncExternalStore(
		markQueue.onChange,
		() => markQueue.read(userId),
		() => noMarks,
	)
	const sent = useSyncExternalStore(
		sentMarks.onChange,
		() => sentMarks.read(userId),
		() => noMarks,
	)
	return useMemo(() => {
		const later = Object.values(sent).filter(({ at }) => at > asOf)
		return new Map(
			[...later, ...Object.values(queued)].map((mark) => [keyOfReading(mark), mark.said]),
		)
	}, [queued, sent, asOf])
}

const noMarks: Readonly<Record<string, Mark>> = {}
