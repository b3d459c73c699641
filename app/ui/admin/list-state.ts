import { useLocation } from '@remix-run/react'
import { searchWith, withoutDialog } from './paging.ts'

/** The state of a list's links to a page with an `UpLink`. */
export function useListState(): { listPath: string } {
	const { pathname, search } = useLocation()
	const filters = searchWith(withoutDialog(new URLSearchParams(search)), {})
	return { listPath: pathname + (filters === '?' ? '' : filters) }
}
