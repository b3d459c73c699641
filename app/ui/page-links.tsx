import { Link } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonClass } from './button.tsx'

type Props = {
	/** From 1. */
	page: number
	pages: number
	/** The address of a page. */
	pathOf: (page: number) => string
}

/** Links to the previous and next page of the list, if there is more than one page. */
export function PageLinks({ page, pages, pathOf }: Props) {
	if (pages <= 1) return null
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-3">
			{page > 1 && (
				<Link to={pathOf(page - 1)} rel="prev" className={buttonClass('secondary')}>
					<ChevronLeft aria-hidden size={18} />
					Previous
				</Link>
			)}
			<p className="px-2 text-ink-quiet text-sm tabular-nums">
				Page {page} of {pages}
			</p>
			{page < pages && (
				<Link to={pathOf(page + 1)} rel="next" className={buttonClass('secondary')}>
					Next
					<ChevronRight aria-hidden size={18} />
				</Link>
			)}
		</nav>
	)
}
