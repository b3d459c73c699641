import { personHeader } from '#app/contracts/person-header.ts'
import type { SendEvent, Trouble } from '#app/domain/outbox/next-step.ts'
import type { Batch } from './channel.ts'

/** How it ended, and how to do what the reply calls for. */
type Sent = { outcome: SendEvent; settle?: () => void }

/** A network that does not reply for this long is none. */
const patienceMs = 20_000

/** Sends a batch in its owner's name: another user may have signed in since. */
export async function sendBatch(userId: string, batch: Batch): Promise<Sent> {
	const { path, body, sent, isNews, isShort } = batch
	try {
		const response = await fetch(path, {
			method: body === undefined ? 'GET' : 'POST',
			headers: {
				accept: 'application/json',
				...(body !== undefined && { 'content-type': 'application/json' }),
				[personHeader]: userId,
			},
			body,
			keepalive: isShort,
			signal: AbortSignal.timeout(patienceMs),
		})
		const { status, ok } = response
		const reply: unknown = ok ? await response.json() : {}
		if (status === 401 || isToAnother(userId, reply)) return denied('signed-out')
		if (status === 400 || status === 422) {
			return { outcome: { kind: 'refused', sent }, settle: batch.setAside }
		}
		if (!ok && status < 500 && status !== 429) return denied('unreachable')
		const read = batch.read(reply)
		if (read) {
			const { settled, take } = read
			return { outcome: { kind: 'taken', sent, settled, isNews }, settle: take }
		}
	} catch {
		// No network, no patience, or a reply that is no JSON.
	}
	return { outcome: failure() }
}

export function failure() {
	return { kind: 'failed', jitter: Math.random() } as const
}

function denied(trouble: Trouble): Sent {
	return { outcome: { kind: 'denied', trouble } }
}

function isToAnother(userId: string, reply: unknown): boolean {
	const { userId: owner = userId }: { userId?: unknown } = Object(reply)
	return owner !== userId
}
