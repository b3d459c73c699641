import { useEffect, useState } from 'react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

export type LoadedEntries =
	| { status: 'loading' }
	| { status: 'failed' }
	| { status: 'ready'; entries: readonly WordEntry[] }

/** A page that was cut off while it streamed never says so. */
const patienceMs = 10_000

/** The entries that follow a page, once they are here; `isWanted` starts the wait for them. */
export function useWordEntries(
	promised: Promise<readonly WordEntry[]>,
	isWanted: boolean,
): LoadedEntries {
	const [loaded, setLoaded] = useState<LoadedEntries>({ status: 'loading' })
	useEffect(() => {
		let isCurrent = true
		setLoaded({ status: 'loading' })
		promised.then(
			(entries) => isCurrent && setLoaded({ status: 'ready', entries }),
			() => isCurrent && setLoaded({ status: 'failed' }),
		)
		return () => {
			isCurrent = false
		}
	}, [promised])
	useEffect(() => {
		if (!isWanted || loaded.status !== 'loading') return
		const timer = setTimeout(() => setLoaded({ status: 'failed' }), patienceMs)
		return () => clearTimeout(timer)
	}, [isWanted, loaded.status])
	return loaded
}
