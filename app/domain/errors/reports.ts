/** Reports of readers. They are a table of their own, which pages load with the dialog. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const reportErrors = {
	'report.too-many': 'You have sent too many reports. Please try again in {wait}.',
	'report.kept':
		'Thank you. There is no connection. Your report will be sent when you are online again.',
	'report.not-kept':
		'This could not be sent, and this device has no room to keep it. Please try again when you are online.',
	'report.refused': 'This could not be sent. Please reload the page and try again.',
	'report.reply-too-long': 'A reply may have at most {most} characters.',
	'report.gone': 'This report no longer exists. Its lesson or article was deleted for good.',
	'report.answered': 'Somebody has answered this report already.',
	'report.open': 'This report is already open again.',
	'report.answer-failed': 'The report could not be answered: {reason}',
	'reports.list-failed': 'Failed to load the reports: {reason}',
} as const satisfies ErrorTable
