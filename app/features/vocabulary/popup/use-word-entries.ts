import { useEffect, useState } from 'react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

type LoadedEntries =
	| { status: 'loading' }
	| { status: 'failed' }
	| { status: 'ready'; entries: readonly WordEntry[] }

/** A page that was cut off while it streamed never says so. */
const patienceMs = 10_000

/** The entries of a whole text, which follow its page; or what asks for those of one word. */
export type EntrySource =
	| Promise<readonly WordEntry[]>
	| ((word: string) => Promise<readonly WordEntry[]>)

/** What is known of the word that is asked for, as soon as it is here. */
export function useWordEntries(source: EntrySource, word: string | undefined): LoadedEntries {
	const asked = typeof source === 'function' ? word : everyWord
	const [loaded, setLoaded] = useState({ entries: loading, of: asked })
	const shown = loaded.of === asked ? loaded.entries : loading
	useEffect(() => {
		if (asked === undefined) return
		let isCurrent = true
		const show = (entries: LoadedEntries) => isCurrent && setLoaded({ entries, of: asked })
		show(loading)
		const promised = typeof source === 'function' ? source(asked) : source
		promised.then(
			(entries) => show({ status: 'ready', entries }),
			() => show({ status: 'failed' }),
		)
		return () => {
			isCurrent = false
		}
	}, [source, asked])
	useEffect(() => {
		if (word === undefined || shown.status !== 'loading') return
		const timer = setTimeout(() => {
			setLoaded({ entries: { status: 'failed' }, of: asked })
		}, patienceMs)
		return () => clearTimeout(timer)
	}, [word, asked, shown.status])
	return shown
}

const everyWord = ''
const loading: LoadedEntries = { status: 'loading' }
