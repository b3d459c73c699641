/** Has this browser show reminders, or no longer. Both return what kept it from being done, and never throw. */
import type { ErrorCode } from '#app/domain/errors.ts'
import { anything, askJson } from '#app/http/ask-json.ts'

type Outcome = ErrorCode | undefined

/** `publicKey` is the site's key for push services. */
export function notifyHere(publicKey: string): Promise<Outcome> {
	return orFailed(async () => {
		const isThere = 'serviceWorker' in navigator && 'PushManager' in window
		if (!isThere) return 'device-reminder.unsupported'
		if ((await Notification.requestPermission()) !== 'granted') return 'device-reminder.denied'
		await navigator.serviceWorker.register('/sw.js')
		const { pushManager } = await navigator.serviceWorker.ready
		// A subscription that was made with another key of the site stays with that key.
		await (await pushManager.getSubscription())?.unsubscribe()
		const made = await pushManager.subscribe({
			userVisibleOnly: true,
			applicationServerKey: publicKey,
		})
		const { endpoint, keys } = made.toJSON()
		return tell({ intent: 'on', endpoint, keys, siteKey: publicKey })
	})
}

export function stopHere(): Promise<Outcome> {
	return orFailed(async () => {
		const failure = await tell({ intent: 'off' })
		const registration = await navigator.serviceWorker?.getRegistration()
		const subscription = await registration?.pushManager?.getSubscription()
		await subscription?.unsubscribe().catch(console.warn)
		return failure
	})
}

/** Browsers refuse where storage is blocked, or in private windows. */
async function orFailed(act: () => Promise<Outcome>): Promise<Outcome> {
	try {
		return await act()
	} catch (error) {
		console.warn(error)
		return 'device-reminder.failed'
	}
}

async function tell(call: object): Promise<Outcome> {
	const answer = await askJson('/reminder/device', call, anything)
	return answer.ok ? undefined : 'device-reminder.failed'
}
