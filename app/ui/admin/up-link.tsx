import { Link, useLocation } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { adminButtonClass } from './button.tsx'
import { searchWith, withoutDialog } from './paging.ts'
import { useHydrated } from './use-hydrated.ts'

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

/** The state of a list's links to a page with an `UpLink`. */
export function useListState(): { listPath: string } {
	const { pathname, search } = useLocation()
	const filters = searchWith(withoutDialog(new URLSearchParams(search)), {})
	return { listPath: pathname + (filters === '?' ? '' : filters) }
}

/** The same, for links between pages of one thing: the list that it was opened from stays known. */
export function useKeptListState(): { listPath: string } | undefined {
	const listPath = listPathIn(useLocation().state)
	return listPath === undefined ? undefined : { listPath }
}

function listPathIn(state: unknown): string | undefined {
	if (typeof state !== 'object' || state === null || !('listPath' in state)) return undefined
	return typeof state.listPath === 'string' ? state.listPath : undefined
}
