import { useNavigation } from '@remix-run/react'

/** A line at the top of the screen while another page is on its way. A quick page shows none. */
export function NavigationProgress() {
	const { state } = useNavigation()
	if (state !== 'loading') return null
	return (
		<div
			role="progressbar"
			aria-label="Loading the page"
			// It stands outside the page's regions.
			aria-live="polite"
			className="fixed inset-x-0 top-0 z-30 h-0.75 origin-left animate-[arrive_8s_200ms_cubic-bezier(0.1,0.7,0.2,1)_both] bg-cinnabar"
		/>
	)
}
