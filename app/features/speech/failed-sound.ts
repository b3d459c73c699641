/** Says why a sound failed. An audio element gives no reason, so the sound is requested again. */
import { failureIn } from '#app/domain/failure.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { isOffline } from '#app/ui/is-offline.ts'

/** The server's own reason, if it gives one. */
export async function askForReason(address: string): Promise<string> {
	try {
		const answer = await fetch(address)
		const body: unknown = answer.ok ? undefined : await answer.json().catch(() => undefined)
		return failureIn(body)?.text ?? pageErrorText('pronunciation.failed')
	} catch {
		return pageErrorText((await isOffline()) ? 'audio.offline' : 'pronunciation.failed')
	}
}
