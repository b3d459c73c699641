/** Says why a sound failed. An audio element gives no reason, so the sound is requested again. */
import { isFailure } from '#app/domain/failure.ts'

/** Undefined if the answer gives none. Rejects without a network. */
export async function askForReason(address: string): Promise<string | undefined> {
	const answer = await fetch(address)
	const body: unknown = answer.ok ? undefined : await answer.json().catch(() => undefined)
	const failure = body && typeof body === 'object' && 'error' in body ? body.error : undefined
	return isFailure(failure) ? failure.text : undefined
}
