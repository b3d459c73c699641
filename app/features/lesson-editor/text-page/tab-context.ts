import { useOutletContext } from '@remix-run/react'

/** The page of a lesson or an article gives this to its open tab. */
export type TabContext = {
	/** To be told when the tab has something to save, or nothing any more. */
	onUnsaved: (isUnsaved: boolean) => void
}

export function useTabContext(): TabContext {
	return useOutletContext<TabContext>()
}
