import { Link } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonClass } from '#app/ui/button.tsx'

/** How many articles a page of the list shows: whole rows in any number of columns. */
export const articlesAPage = 24

/** The page in ?page=2, from 1. Anything invalid is the first page. */
export function pageOf(search: URLSearchParams): number {
	const page = search.get('page') ?? ''
	return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

export function pagesOf(total: number): number {
	return Math.ceil(total / articlesAPage)
}

/** The address of a page. */
export function pathOf(page: number): string {
	return page > 1 ? `/articles?page=${page}` : '/articles'
}

type Props = {
	/** From 1. */
	page: number
	pages: number
}

/** Links to the previous and next page of the list, if there is more than one page. */
export function PageLinks({ page, pages }: Props) {
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
