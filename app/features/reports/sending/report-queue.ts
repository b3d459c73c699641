/**
 * The reports of one person that the server does not have yet, in this browser's storage. A report whose note was
 * written later stands there twice: without it and with it.
 */
import { type Report, reportKinds, reportParts } from '#app/domain/reports/report.ts'
import { storedPart } from '#app/features/progress/outbox/stored-part.ts'

/** `at` is in ms since 1970, by this browser's clock. */
export type QueuedReport = Report & { at: number }

const queue = storedPart<QueuedReport[]>({
	name: 'reports',
	empty: [],
	parse: parseReports,
	join(stored, own) {
		return [...stored, ...own.filter((one) => !stored.some((known) => isSame(known, one)))]
	},
})

export const queuedReports = queue.read
export const onReports = queue.onChange

/** False if there is no room. */
export function queueReports(userId: string, reports: readonly QueuedReport[]): boolean {
	return queue.add(userId, [...reports])
}

export function removeReport(userId: string, sent: QueuedReport): void {
	queue.remove(userId, (reports) => reports.filter((report) => !isSame(report, sent)))
}

function isSame(one: QueuedReport, other: QueuedReport): boolean {
	return one.id === other.id && one.note === other.note
}

/** Puts away what the server will never take, so that the next one can be sent. */
export function putReportAside(userId: string, report: QueuedReport): void {
	removeReport(userId, report)
	queue.putAside(userId, JSON.stringify(report))
}

/** The reports that can be read, and whether there was anything else. */
function parseReports(stored: string): { value: QueuedReport[]; isDamaged: boolean } {
	try {
		const found: unknown = JSON.parse(stored)
		if (Array.isArray(found)) {
			const value = found.filter(isQueuedReport)
			return { value, isDamaged: value.length < found.length }
		}
	} catch {
		// A half-written text is damaged, like any other that is not a list.
	}
	return { value: [], isDamaged: true }
}

const texts = [
	'lessonId',
	'articleId',
	'exerciseId',
	'word',
	'pinyin',
	'sentence',
	'english',
] as const

/** Checked by hand: the browser is spared a schema library. */
function isQueuedReport(value: unknown): value is QueuedReport {
	const report: Record<string, unknown> = Object(value)
	return (
		typeof report.id === 'string' &&
		typeof report.note === 'string' &&
		Number.isFinite(report.at) &&
		reportKinds.some((kind) => kind === report.kind) &&
		reportParts.some((part) => part === report.part) &&
		(report.paragraph === null || Number.isFinite(report.paragraph)) &&
		texts.every((name) => report[name] === null || typeof report[name] === 'string')
	)
}
