import { type ComponentType, useEffect, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ExercisesProps } from './exercises.tsx'

type Player = ComponentType<ExercisesProps>

type Props = Omit<ExercisesProps, 'practice'> & {
	/** What the record says; undefined while the lesson is not learned. */
	practice: ExercisesProps['practice'] | undefined
}

const signsOfReading = ['scroll', 'pointermove', 'pointerdown', 'keydown']

let loaded: Player | undefined

/**
 * The exercises of a lesson that is learned. Their code does not weigh on the page's first load: it
 * comes with the first sign of a reader, early enough to be there when the network is gone.
 */
export function ExercisesWhenRead({ practice, ...props }: Props) {
	const [Exercises, setExercises] = useState<Player | undefined>(() => loaded)
	const [isFailed, setFailed] = useState(false)
	const isNeeded = practice !== undefined

	useEffect(() => {
		if (Exercises) return
		const ended = new AbortController()
		async function load() {
			ended.abort()
			try {
				loaded = (await import('./exercises.tsx')).Exercises
				setExercises(() => loaded)
			} catch (error) {
				console.warn(error)
				setFailed(true)
			}
		}
		if (isNeeded) void load()
		else {
			const options = { passive: true, signal: ended.signal }
			for (const sign of signsOfReading) window.addEventListener(sign, load, options)
		}
		return () => ended.abort()
	}, [Exercises, isNeeded])

	if (!practice) return null
	if (Exercises) return <Exercises {...props} practice={practice} />
	if (!isFailed) return null
	return (
		<div className="grid justify-items-start gap-3">
			<Notice tone="error">{pageErrorText('exercises.load-failed')}</Notice>
			{/* A browser does not ask for a module twice in a page's life. */}
			<Button type="button" look="secondary" onClick={() => window.location.reload()}>
				Try again
			</Button>
		</div>
	)
}
