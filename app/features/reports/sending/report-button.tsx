import { Flag } from 'lucide-react'
import type { ReportKind, ReportPlace } from '#app/domain/reports/report.ts'
import { Button } from '#app/ui/button.tsx'
import { useReporting } from './use-reporting.tsx'

type Props = {
	/** Where something may be wrong, as it is when the button is pressed. */
	place: () => ReportPlace
	/** The likeliest kind stands first. */
	kind?: ReportKind
	/** Called before the dialog opens. */
	onOpen?: () => void
	/** The thing that the button is about, where a page has several: "question 3". It is small then. */
	about?: string
}

/** Lets a reader say that something is wrong. */
export function ReportButton({ place, kind, onOpen, about }: Props) {
	const report = useReporting()
	if (!report) return null

	function open() {
		const reported = place()
		onOpen?.()
		report?.(reported, kind)
	}

	if (about) {
		return (
			<button
				type="button"
				className="inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-ink-quiet text-xs hover:bg-sunken hover:text-ink"
				aria-haspopup="dialog"
				onClick={open}
			>
				<Flag aria-hidden size={14} />
				Something wrong?
				<span className="sr-only"> {about}</span>
			</button>
		)
	}
	return (
		<Button
			type="button"
			look="quiet"
			className="-ml-3 min-h-10 px-3 text-sm"
			aria-haspopup="dialog"
			onClick={open}
		>
			<Flag aria-hidden size={16} />
			Something wrong?
		</Button>
	)
}
