import { startOutbox } from './outbox/outbox.ts'
import { progressChannel } from './progress-channel.ts'

/** Keeps a person's records here and on the server the same; returns how to stop it. */
export function startSync(userId: string): () => void {
	return startOutbox(userId, progressChannel(userId))
}
