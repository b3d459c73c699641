import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { AdminButton } from './button.tsx'
import { Dialog } from './dialog.tsx'

/**
 * Warns before a page with unsaved changes is left, by a link or by closing the tab. Dialogs on the
 * same page and the redirect after a save pass.
 */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
	useEffect(() => {
		if (!isChanged) return
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [isChanged])
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isChanged && currentLocation.pathname !== nextLocation.pathname,
	)
	if (blocker.state !== 'blocked') return null
	return (
		<Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
			<p className="pt-2 text-ink-soft">
				Your text is kept in this browser as a draft. Changes to other fields will be lost.
			</p>
			<div className="flex justify-end gap-2 pt-5">
				<AdminButton type="button" onClick={() => blocker.reset()}>
					Stay
				</AdminButton>
				<AdminButton type="button" look="primary" onClick={() => blocker.proceed()}>
					Leave
				</AdminButton>
			</div>
		</Dialog>
	)
}
