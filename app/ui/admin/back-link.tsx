import { Link, useNavigate } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useCallback } from 'react'
import { adminButtonClass } from './button.tsx'

/** One page back; where this is the first page of the tab, to the page given. */
export function BackLink({ to }: { to: string }) {
	const goBack = useBack(to)

	function follow(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		goBack()
	}

	return (
		<Link to={to} onClick={follow} className={adminButtonClass('quiet')}>
			<ArrowLeft aria-hidden size={16} />
			Back
		</Link>
	)
}

export function useBack(to: string): () => void {
	const navigate = useNavigate()
	return useCallback(() => {
		if (hasPageBefore()) navigate(-1)
		else navigate(to)
	}, [navigate, to])
}

/** A page of ours, so that nobody is led away. The router numbers those of a document; the first is 0. */
function hasPageBefore(): boolean {
	const state: unknown = window.history.state
	const isLater =
		typeof state === 'object' &&
		state !== null &&
		'idx' in state &&
		typeof state.idx === 'number' &&
		state.idx > 0
	const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`)
	return isLater || (cameFromHere && window.history.length > 1)
}
