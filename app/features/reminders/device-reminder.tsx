import { useRevalidator } from '@remix-run/react'
import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { anything, askJson } from '#app/http/ask-json.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type Props = {
	/** The site's key for push services. */
	publicKey: string
	/** Whether this browser shows reminders. */
	isOn: boolean
}

/** Has this browser show reminders. It needs a script, and is not there without one. */
export function DeviceReminder({ publicKey, isOn }: Props) {
	const isAble = useHydrated()
	const { revalidate } = useRevalidator()
	const [isBusy, setIsBusy] = useState(false)
	const [problem, setProblem] = useState<ErrorCode>()
	if (!isAble) return null

	async function press() {
		setIsBusy(true)
		setProblem(await (isOn ? stop() : start(publicKey)))
		setIsBusy(false)
		revalidate()
	}

	return (
		<div className="grid gap-3 px-5 py-4 sm:px-6">
			{problem && <Notice tone="error">{errorText(problem)}</Notice>}
			<Button
				type="button"
				look="secondary"
				onClick={press}
				isBusy={isBusy}
				busyLabel="Asking your browser..."
			>
				{isOn ? <BellOff size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
				{isOn ? 'Stop notifying me on this device' : 'Notify me on this device'}
			</Button>
			<p className="text-ink-quiet text-sm">
				A notification at the hour of the reminder, until you are signed out, which a month without
				a visit does.
			</p>
		</div>
	)
}

/** What kept it from being done. */
async function start(publicKey: string): Promise<ErrorCode | undefined> {
	const isThere = 'serviceWorker' in navigator && 'PushManager' in window
	if (!isThere) return 'device-reminder.unsupported'
	if ((await Notification.requestPermission()) !== 'granted') return 'device-reminder.denied'
	try {
		await navigator.serviceWorker.register('/sw.js')
		const { pushManager } = await navigator.serviceWorker.ready
		// One that was made with another key of the site is of no use.
		await (await pushManager.getSubscription())?.unsubscribe()
		const made = await pushManager.subscribe({
			userVisibleOnly: true,
			applicationServerKey: publicKey,
		})
		const { endpoint, keys } = made.toJSON()
		return await tell({ intent: 'on', endpoint, keys })
	} catch (error) {
		console.warn(error)
		return 'device-reminder.failed'
	}
}

async function stop(): Promise<ErrorCode | undefined> {
	const failure = await tell({ intent: 'off' })
	const registration = await navigator.serviceWorker?.getRegistration()
	const subscription = await registration?.pushManager?.getSubscription()
	await subscription?.unsubscribe().catch(console.warn)
	return failure
}

async function tell(call: object): Promise<ErrorCode | undefined> {
	const answer = await askJson('/reminder/device', call, anything)
	return answer.ok ? undefined : 'device-reminder.failed'
}
