import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { sayBackTo } from '#app/domain/progress/text-origin.ts'

/** Leads back to the text that a person came from. */
export function BackToText({ from }: { from: string | null }) {
	if (from === null) return null
	return (
		<Link
			to={from}
			className="-ml-2 flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-ink-soft text-sm hover:text-ink"
		>
			<ArrowLeft aria-hidden size={18} />
			{sayBackTo(from)}
		</Link>
	)
}
