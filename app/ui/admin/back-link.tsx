import { Link, useNavigate } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useCallback } from 'react'
import { adminButtonClass } from './button.tsx'

/** Goes one page back; on the first page of a tab, to the given page. */
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

/** Whether the previous history entry is ours. The router numbers its entries from 0. */
function hasPageBefore(): boolean {
	const { idx }: { idx?: unknown } = Object(window.history.state)
	const isLater = typeof idx === 'number' && idx > 0
	const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`)
	return isLater || (cameFromHere && window.history.length > 1)
}
