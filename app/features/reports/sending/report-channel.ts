/** Reports that wait in this browser, on their way to the server: one in each request. */
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import {
	onReports,
	putReportAside,
	type QueuedReport,
	queuedReports,
	queueReports,
	removeReport,
} from './report-queue.ts'

export const reportsPath = '/reports'

export function reportChannel(userId: string): Channel {
	return {
		delayMs: 0,
		// The server has no news to ask for.
		freshMs: Number.POSITIVE_INFINITY,
		isAsking: false,
		tidy: () => void queueReports(userId, []),
		nextBatch() {
			const [report] = queuedReports(userId)
			if (!report) return undefined
			return {
				path: reportsPath,
				body: bodyOf(report),
				sent: 1,
				isNews: false,
				isShort: true,
				read(reply) {
					if (!isTaken(reply)) return undefined
					return { settled: 1, take: () => removeReport(userId, report) }
				},
				setAside: () => putReportAside(userId, report),
			}
		},
		onChange: onReports,
	}
}

/** How long ago, not when: this browser's clock may be wrong. */
export function bodyOf({ at, ...report }: QueuedReport): string {
	return JSON.stringify({ ...report, ageMs: Math.max(0, Math.round(Date.now() - at)) })
}

/** Our own server's reply, not a login page of a network in between. */
export function isTaken(reply: unknown): boolean {
	const { taken }: { taken?: unknown } = Object(reply)
	return taken === true
}
