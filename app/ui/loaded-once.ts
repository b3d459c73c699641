import { useEffect, useSyncExternalStore } from 'react'

/** Data that several parts of a page need. It is loaded once for all of them, or again after a failure. */
export type LoadedOnce<Data> = {
	load: () => void
	read: () => Loading<Data>
	/** Returns how to stop it. */
	onChange: (callback: () => void) => () => void
}

export type Loading<Data> =
	| { status: 'waiting' | 'loading' | 'failed' }
	| { status: 'ready'; data: Data }

export function loadedOnce<Data>(ask: () => Promise<Data>): LoadedOnce<Data> {
	const changes = new EventTarget()
	let state: Loading<Data> = { status: 'waiting' }

	function show(next: Loading<Data>) {
		state = next
		changes.dispatchEvent(new Event('change'))
	}

	return {
		load() {
			if (state.status === 'loading' || state.status === 'ready') return
			show({ status: 'loading' })
			ask().then(
				(data) => show({ status: 'ready', data }),
				() => show({ status: 'failed' }),
			)
		},
		read: () => state,
		onChange(callback) {
			changes.addEventListener('change', callback)
			return () => changes.removeEventListener('change', callback)
		},
	}
}

/** The same for data that is there from the start. */
export function alreadyThere<Data>(data: Data): LoadedOnce<Data> {
	const state = { status: 'ready', data } as const
	return { load: () => {}, read: () => state, onChange: () => () => {} }
}

/** Its state; loads it as soon as it is needed. */
export function useLoadedOnce<Data>(once: LoadedOnce<Data>, isNeeded: boolean): Loading<Data> {
	useEffect(() => {
		if (isNeeded) once.load()
	}, [once, isNeeded])
	return useSyncExternalStore(once.onChange, once.read, once.read)
}
