import { personHeader } from '#app/contracts/person-header.ts'
import { reportErrors } from '#app/domain/errors/reports.ts'
import type { Report } from '#app/domain/reports/report.ts'
import { bodyOf, isTaken, reportsPath } from './report-channel.ts'
import { queueReports } from './report-queue.ts'

/** A network that does not reply for this long counts as offline. */
const patienceMs = 15_000

/** `waits` in the outbox of this browser; or why it was refused, in a sentence. */
export type SentReport = { state: 'sent' | 'waits' } | { state: 'refused'; text: string }

/**
 * Sends a report now. Where nobody replies, or the session has ended, the outbox sends it later under the same
 * id, so that it arrives once even if the first request did.
 */
export async function sendReport(userId: string, report: Report): Promise<SentReport> {
	const queued = { ...report, at: Date.now() }
	const reply = await post(userId, bodyOf(queued))
	if (reply) return reply
	if (queueReports(userId, [queued])) return { state: 'waits' }
	return { state: 'refused', text: reportErrors['report.not-kept'] }
}

/** Undefined if it is to be sent again later. */
async function post(userId: string, body: string): Promise<SentReport | undefined> {
	try {
		const response = await fetch(reportsPath, {
			method: 'POST',
			headers: {
				accept: 'application/json',
				'content-type': 'application/json',
				[personHeader]: userId,
			},
			body,
			signal: AbortSignal.timeout(patienceMs),
		})
		const reply: unknown = await response.json()
		if (response.ok) return isTaken(reply) ? { state: 'sent' } : undefined
		const { status } = response
		if (status === 429) {
			const { error }: { error?: { text?: unknown } } = Object(reply)
			const text = typeof error?.text === 'string' ? error.text : undefined
			return text === undefined ? undefined : { state: 'refused', text }
		}
		const isHopeless = status === 400 || status === 422
		return isHopeless ? { state: 'refused', text: reportErrors['report.refused'] } : undefined
	} catch {
		// No network, no patience, or a reply that is no JSON.
		return undefined
	}
}
