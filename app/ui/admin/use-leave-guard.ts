import type { Location } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef } from 'react'

export type Guard = {
	/** Whether something would be lost now. */
	isChanged: () => boolean
	/** Whether going from here to there loses it. */
	isLeaving: (here: Location, there: Location) => boolean
	words: LeaveWords
}

export type LeaveWords = { title: string; text: string; stay: string; leave: string }

type Guards = { add: (guard: Guard) => () => void }

export const GuardsContext = createContext<Guards>({ add: () => () => {} })

/** Guards what is typed as long as the component is mounted. */
export function useLeaveGuard({ isChanged, isLeaving, words }: Guard): void {
	const { add } = useContext(GuardsContext)
	const latest = useRef({ isChanged, isLeaving, words })
	latest.current = { isChanged, isLeaving, words }
	useEffect(
		() =>
			add({
				isChanged: () => latest.current.isChanged(),
				isLeaving: (here, there) => latest.current.isLeaving(here, there),
				get words() {
					return latest.current.words
				},
			}),
		[add],
	)
}
