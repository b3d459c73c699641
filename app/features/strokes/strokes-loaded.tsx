import type { ReactNode } from 'react'
import { strokeErrors } from '#app/domain/errors/strokes.ts'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsOffline } from '#app/ui/is-offline.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useStrokes } from './use-strokes.ts'

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
