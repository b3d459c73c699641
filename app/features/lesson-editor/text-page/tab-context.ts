import { useOutletContext } from '@remix-run/react'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'

/** The page of a lesson or an article gives this to its open tab. */
export type TabContext = {
	/** What the bar at the foot shows; undefined while it is loading, and if it could not be loaded. */
	about: AboutText | undefined
}

export function useTabContext(): TabContext {
	return useOutletContext<TabContext>()
}
