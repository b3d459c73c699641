import { type ComponentType, useEffect, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ExercisesProps } from './exercises.tsx'

type Player = ComponentType<ExercisesProps>

type Props = Omit<ExercisesProps, 'practice'> & {
	/** What the record says; undefined while the lesson is not learned. */
	practice: ExercisesProps['practice'] | undefined
}

const beginnings = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'online']

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
			try {
				loaded = (await import('./exercises.tsx')).Exercises
				setExercises(() => loaded)
			} catch (error) {
				console.warn(error)
				setFailed(true)
			}
		}
		if (isNeeded) void load()
		for (const beginning of beginnings) {
			window.addEventListener(beginning, load, { once: true, passive: true, signal: ended.signal })
		}
		return () => ended.abort()
	}, [Exercises, isNeeded])

	if (!practice) return null
	if (Exercises) return <Exercises {...props} practice={practice} />
	return isFailed ? <Notice tone="error">{errorText('exercises.load-failed')}</Notice> : null
}
