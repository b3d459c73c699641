import { createRoot } from 'react-dom/client'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'

/**
 * Shows the dialog beside the page: a popup that opens it may close meanwhile, as it does when the keyboard of a
 * telephone comes up.
 */
export function openReport(props: Omit<ReportDialogProps, 'onClose'>): void {
	const host = document.body.appendChild(document.createElement('div'))
	const root = createRoot(host, { identifierPrefix: 'report' })
	function close() {
		root.unmount()
		host.remove()
	}
	root.render(<ReportDialog {...props} onClose={close} />)
}
