import { useRevalidator } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { type LoadedOnce, loadedOnce } from '#app/ui/loaded-once.ts'
import { readEntries } from './word-lookup.ts'

/** The entries of a text's words. Its page has their address; they load at the first sign of a reader. */
export function useTextWords(address: string): LoadedOnce<readonly WordEntry[]> {
	const { revalidate } = useRevalidator()
	const words = useMemo(
		() => loadedOnce(() => fetchTextWords(address, revalidate)),
		[address, revalidate],
	)
	useEffect(() => atFirstSign(words.load), [words])
	return words
}

/** If the text was changed since the page was made, the page loads its data again: it has a new address. */
async function fetchTextWords(address: string, renewPage: () => void) {
	const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
	if (answer.status === 409) renewPage()
	return readEntries(answer)
}

const timeoutMs = 20_000

const signsOfReading = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Calls back at the first sign of a reader; returns how to stop it. */
function atFirstSign(callback: () => void): () => void {
	const ended = new AbortController()
	const options = { passive: true, signal: ended.signal }
	for (const sign of signsOfReading) {
		window.addEventListener(
			sign,
			() => {
				ended.abort()
				callback()
			},
			options,
		)
	}
	return () => ended.abort()
}
