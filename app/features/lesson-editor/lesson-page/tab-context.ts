import { useOutletContext } from '@remix-run/react'

/** What a lesson's page gives to its open tab. */
export type TabContext = {
	/** To be told when the tab has something to save, or nothing any more. */
	onUnsaved: (isUnsaved: boolean) => void
}

export function useTabContext(): TabContext {
	return useOutletContext<TabContext>()
}
