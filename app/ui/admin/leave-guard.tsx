import { useBlocker } from '@remix-run/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { AdminButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { type Guard, GuardsContext, type LeaveWords } from './use-leave-guard.ts'

/**
 * Asks before a page or a dialog with typed content is left: by a link, Cancel, Back, Escape, a
 * click outside, or by reloading or closing the tab. A router blocks for one question at a time, so
 * there is one guard for the whole back office.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
	const [guards] = useState(() => new Set<Guard>())
	const add = useCallback(
		(guard: Guard) => {
			guards.add(guard)
			return () => void guards.delete(guard)
		},
		[guards],
	)
	const [value] = useState({ add })
	const [words, setWords] = useState<LeaveWords>()
	useEffect(() => {
		function ask(event: BeforeUnloadEvent) {
			if ([...guards].some((guard) => guard.isChanged())) event.preventDefault()
		}
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [guards])
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const found = [...guards].find(
			(guard) => guard.isLeaving(currentLocation, nextLocation) && guard.isChanged(),
		)
		if (found) setWords(found.words)
		return found !== undefined
	})
	return (
		<GuardsContext.Provider value={value}>
			{children}
			{blocker.state === 'blocked' && words && (
				<Dialog title={words.title} onClose={() => blocker.reset()}>
					<p className="pt-2 text-ink-soft">{words.text}</p>
					<div className="flex justify-end gap-2 pt-5">
						<AdminButton type="button" onClick={() => blocker.reset()}>
							{words.stay}
						</AdminButton>
						<AdminButton type="button" look="danger" onClick={() => blocker.proceed()}>
							{words.leave}
						</AdminButton>
					</div>
				</Dialog>
			)}
		</GuardsContext.Provider>
	)
}
