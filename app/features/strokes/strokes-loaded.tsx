import { type ReactNode, useEffect, useState } from 'react'
import { strokeErrors } from '#app/domain/errors/strokes.ts'
import {
	isStrokes,
	type Strokes,
	strokeFileName,
	strokesFolder,
} from '#app/domain/strokes/stroke-file.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsOffline } from '#app/ui/is-offline.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

type Props = { character: string; children: (strokes: Strokes) => ReactNode }

/** Shows a part that needs the strokes of a character, or says why they are not there. */
export function StrokesLoaded({ character, children }: Props) {
	const loaded = useStrokes(character)
	const isOffline = useIsOffline(loaded.status === 'failed')
	switch (loaded.status) {
		case 'ready':
			return children(loaded.strokes)
		case 'none':
			return <p role="status">{strokeErrors['strokes.none']}</p>
		case 'failed':
			return (
				<div className="grid justify-items-center gap-3">
					<p role="alert">
						{isOffline === undefined
							? ''
							: strokeErrors[isOffline ? 'strokes.offline' : 'strokes.load-failed']}
					</p>
					<Button type="button" look="secondary" onClick={loaded.retry}>
						Try again
					</Button>
				</div>
			)
		case 'loading':
			return (
				<div role="status" className="grid justify-items-center">
					<span className="sr-only">Loading...</span>
					<Skeleton className="aspect-square w-full max-w-75" />
				</div>
			)
	}
}

type Loaded =
	| { status: 'loading' }
	| { status: 'none' }
	| { status: 'failed' }
	| { status: 'ready'; strokes: Strokes }

const loading: Loaded = { status: 'loading' }

/** Loads the strokes of a character; `retry` tries once more. */
function useStrokes(character: string): Loaded & { retry: () => void } {
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

const known = new Map<string, Promise<Strokes | undefined>>()

/** The strokes of a character, asked for once; undefined if there are none. */
function loadStrokes(character: string): Promise<Strokes | undefined> {
	const before = known.get(character)
	if (before) return before
	const strokes = fetchStrokes(character)
	known.set(character, strokes)
	strokes.catch(() => known.delete(character))
	return strokes
}

async function fetchStrokes(character: string): Promise<Strokes | undefined> {
	const response = await fetch(`${strokesFolder}/${strokeFileName(character)}`)
	if (response.status === 404) return undefined
	const strokes: unknown = response.ok ? await response.json() : undefined
	if (!isStrokes(strokes)) throw new Error('The strokes could not be read')
	return strokes
}
