import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'

/** The way back to the library. */
export function BackToTexts() {
	return (
		<Link
			to="/texts"
			prefetch="intent"
			className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-ink-soft text-sm hover:text-ink"
		>
			<ArrowLeft aria-hidden size={18} />
			My Texts
		</Link>
	)
}
