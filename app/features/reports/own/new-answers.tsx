import { Link } from '@remix-run/react'
import { Flag } from 'lucide-react'

/** Says that reports were answered, until their list was opened. */
export function NewAnswers({ count }: { count: number }) {
	if (count === 0) return null
	return (
		<p className="flex items-center gap-2 text-ink-soft text-sm">
			<Flag aria-hidden size={16} className="shrink-0 text-jade" />
			<Link to="/settings/reports" className="py-1 underline hover:text-ink">
				{count === 1 ? 'An answer to your report' : `${count} answers to your reports`}
			</Link>
		</p>
	)
}
