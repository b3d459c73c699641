import { useRouteLoaderData } from '@remix-run/react'
import { reportErrors } from '#app/domain/errors/reports.ts'
import type { ReportKind, ReportPlace } from '#app/domain/reports/report.ts'
import { showBesidePage } from '#app/ui/beside-page.tsx'
import { type Toast, useToast } from '#app/ui/toast.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'
import type { SentReport } from './send-report.ts'

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
			onNoted: (sent) => toast(notedToast(sent)),
		})
}

function notedToast(sent: SentReport): Toast {
	switch (sent.state) {
		case 'sent':
			return { tone: 'success', text: 'Your note was sent.' }
		case 'waits':
			return { tone: 'info', text: reportErrors['report.kept'], durationMs: 6000 }
		case 'refused':
			return { tone: 'error', text: sent.text }
	}
}

/** Shows the dialog: a popup that opens it closes when the keyboard of a telephone comes up. */
function openReport(props: Omit<ReportDialogProps, 'onClose'>): void {
	showBesidePage((close) => <ReportDialog {...props} onClose={close} />)
}
