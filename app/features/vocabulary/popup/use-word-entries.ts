import { useEffect, useState } from 'react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

type LoadedEntries =
	| { status: 'loading' }
	| { status: 'failed' }
	| { status: 'ready'; entries: readonly WordEntry[] }

/** If a page is cut off while streaming, its promises never settle. */
const timeoutMs = 10_000

/** The entries of a whole text, streamed after its page; or a function that looks up one word. */
export type EntrySource =
	| Promise<readonly WordEntry[]>
	| ((word: string) => Promise<readonly WordEntry[]>)

/** Loads the entries for the tapped word. */
export function useWordEntries(source: EntrySource, word: string | undefined): LoadedEntries {
	const key = typeof source === 'function' ? word : everyWord
	const [loaded, setLoaded] = useState({ entries: loading, of: key })
	const shown = loaded.of === key ? loaded.entries : loading
	useEffect(() => {
		if (key === undefined) return
		let isCurrent = true
		const show = (entries: LoadedEntries) => isCurrent && setLoaded({ entries, of: key })
		show(loading)
		const promise = typeof source === 'function' ? source(key) : source
		promise.then(
			(entries) => show({ status: 'ready', entries }),
			() => show({ status: 'failed' }),
		)
		return () => {
			isCurrent = false
		}
	}, [source, key])
	useEffect(() => {
		if (word === undefined || shown.status !== 'loading') return
		const timer = setTimeout(() => {
			setLoaded({ entries: { status: 'failed' }, of: key })
		}, timeoutMs)
		return () => clearTimeout(timer)
	}, [word, key, shown.status])
	return shown
}

const everyWord = ''
const loading: LoadedEntries = { status: 'loading' }
