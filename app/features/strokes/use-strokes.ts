import { useEffect, useState } from 'react'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { loadStrokes } from './load-strokes.ts'

type Loaded =
	| { status: 'loading' }
	| { status: 'none' }
	| { status: 'failed' }
	| { status: 'ready'; strokes: Strokes }

const loading: Loaded = { status: 'loading' }

/** Loads the strokes of a character; `retry` tries once more. */
export function useStrokes(character: string): Loaded & { retry: () => void } {
	const [loaded, setLoaded] = useState({ of: character, state: loading })
	const [tries, setTries] = useState(0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
	useEffect(() => {
		let isCurrent = true
		const show = (state: Loaded) => isCurrent && setLoaded({ of: character, state })
		show(loading)
		loadStrokes(character).then(
			(strokes) => show(strokes ? { status: 'ready', strokes } : { status: 'none' }),
			() => show({ status: 'failed' }),
		)
		return () => {
			isCurrent = false
		}
	}, [character, tries])
	const state = loaded.of === character ? loaded.state : loading
	return { ...state, retry: () => setTries((count) => count + 1) }
}
