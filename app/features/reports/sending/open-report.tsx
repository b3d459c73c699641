import { showBesidePage } from '#app/ui/beside-page.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'

/** Shows the dialog: a popup that opens it closes when the keyboard of a telephone comes up. */
export function openReport(props: Omit<ReportDialogProps, 'onClose'>): void {
	showBesidePage((close) => <ReportDialog {...props} onClose={close} />)
}
