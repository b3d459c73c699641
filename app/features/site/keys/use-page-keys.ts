import { useEffect } from 'react'

/**
 * The keys that every page has: ? shows those of the page, / leads to the dictionary if `hasDictionary`.
 * Every page carries this code, so it is small, and the keys' comes after the page.
 */
export function usePageKeys(hasDictionary: boolean): void {
	useEffect(() => {
		const ended = new AbortController()
		const { signal } = ended
		function load() {
			import('./page-keys.tsx').then(
				({ listenToKeys }) => listenToKeys({ hasDictionary, signal }),
				// The next key tries again.
				() => document.addEventListener('keydown', load, { once: true, signal }),
			)
		}
		load()
		return () => ended.abort()
	}, [hasDictionary])
}
