import { useEffect, useState } from 'react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import type { WordLookup } from './word-lookup.ts'

type LoadedEntries =
	| { status: 'loading' }
	| { status: 'failed' }
	| { status: 'ready'; entries: readonly WordEntry[] }

/** If a page is cut off while streaming, its promises never settle. */
const timeoutMs = 10_000

/** The entries of a whole text, streamed after its page; or a function that looks words up. */
export type EntrySource = Promise<readonly WordEntry[]> | WordLookup

/** Loads the entries for the tapped word, and for those around it. */
export function useWordEntries(
	source: EntrySource,
	words: readonly string[] | undefined,
): LoadedEntries {
	const asked = words?.join(separator)
	const key = typeof source === 'function' ? asked : everyWord
	const [loaded, setLoaded] = useState({ entries: loading, of: key })
	const shown = loaded.of === key ? loaded.entries : loading
	useEffect(() => {
		if (key === undefined) return
		let isCurrent = true
		const show = (entries: LoadedEntries) => isCurrent && setLoaded({ entries, of: key })
		show(loading)
		const promise = typeof source === 'function' ? source(key.split(separator)) : source
		promise.then(
			(entries) => show({ status: 'ready', entries }),
			() => show({ status: 'failed' }),
		)
		return () => {
			isCurrent = false
		}
	}, [source, key])
	useEffect(() => {
		if (asked === undefined || shown.status !== 'loading') return
		const timer = setTimeout(() => {
			setLoaded({ entries: { status: 'failed' }, of: key })
		}, timeoutMs)
		return () => clearTimeout(timer)
	}, [asked, key, shown.status])
	return shown
}

const everyWord = ''
/** No word has one. */
const separator = '\n'
const loading: LoadedEntries = { status: 'loading' }
