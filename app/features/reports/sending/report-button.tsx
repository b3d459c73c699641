import { useRouteLoaderData } from '@remix-run/react'
import { Flag } from 'lucide-react'
import { reportErrors } from '#app/domain/errors/reports.ts'
import type { ReportPlace } from '#app/domain/reports/report.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { openReport } from './open-report.tsx'

type Props = {
	/** Where something may be wrong, as it is when the button is pressed. */
	place: () => ReportPlace
	/** Called before the dialog opens. */
	onOpen?: () => void
	/** The thing that the button is about, where a page has several: "question 3". */
	about?: string
}

/** Lets a reader say that something is wrong. Its code loads late, with the popup or the exercises. */
export function ReportButton({ place, onOpen, about }: Props) {
	const toast = useToast()
	const userId = useRouteLoaderData<{ user?: { id: string } | null }>('root')?.user?.id
	if (!userId) return null

	function open(userId: string) {
		const reported = place()
		onOpen?.()
		openReport({
			userId,
			place: reported,
			onSent: ({ state }) =>
				toast(
					state === 'waits'
						? { tone: 'info', text: reportErrors['report.kept'], durationMs: 6000 }
						: { tone: 'success', text: 'Thank you. An editor will look at it.' },
				),
		})
	}

	return (
		<Button
			type="button"
			look="quiet"
			className="-ml-3 min-h-10 px-3 text-sm"
			aria-haspopup="dialog"
			onClick={() => open(userId)}
		>
			<Flag aria-hidden size={16} />
			Something wrong?
			{about && <span className="sr-only"> {about}</span>}
		</Button>
	)
}
