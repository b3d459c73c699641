import { Link, useLocation } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { adminButtonClass } from './button.tsx'

/** Leads from a page to the list it belongs to, with the filters that it was opened from. */
export function UpLink({ to }: { to: string }) {
	const { state } = useLocation()
	// The server doesn't know the state.
	const left = useHydrated() ? listPathIn(state) : undefined
	const isSameList = left?.split('?', 1)[0] === to
	return (
		<Link to={isSameList && left ? left : to} className={adminButtonClass('quiet')}>
			<ArrowLeft aria-hidden size={16} />
			Back
		</Link>
	)
}

/** The state of links between pages of one thing, so that the list it was opened from stays known. */
export function useKeptListState(): { listPath: string } | undefined {
	const listPath = listPathIn(useLocation().state)
	return listPath === undefined ? undefined : { listPath }
}

function listPathIn(state: unknown): string | undefined {
	if (typeof state !== 'object' || state === null || !('listPath' in state)) return undefined
	return typeof state.listPath === 'string' ? state.listPath : undefined
}
