import { useRouteLoaderData } from '@remix-run/react'
import { reportErrors } from '#app/domain/errors/reports.ts'
import type { ReportKind, ReportPlace } from '#app/domain/reports/report.ts'
import { showBesidePage } from '#app/ui/beside-page.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'

/** Opens the dialog about a place, with the likeliest kind first. Undefined where nobody is signed in. */
export function useReporting(): ((place: ReportPlace, kind?: ReportKind) => void) | undefined {
	const toast = useToast()
	const userId = useRouteLoaderData<{ user?: { id: string } | null }>('root')?.user?.id
	if (!userId) return undefined
	return (place, kind) =>
		openReport({
			userId,
			place,
			kind,
			onNoted: ({ state }) =>
				toast(
					state === 'waits'
						? { tone: 'info', text: reportErrors['report.kept'], durationMs: 6000 }
						: { tone: 'success', text: 'Your note was sent.' },
				),
		})
}

/** Shows the dialog: a popup that opens it closes when the keyboard of a telephone comes up. */
function openReport(props: Omit<ReportDialogProps, 'onClose'>): void {
	showBesidePage((close) => <ReportDialog {...props} onClose={close} />)
}
