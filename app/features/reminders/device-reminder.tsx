import { useRevalidator } from '@remix-run/react'
import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { notifyHere, stopHere } from './notify-here.ts'

type Props = {
	/** The site's key for push services. */
	publicKey: string
	/** Whether this browser shows reminders. */
	isOn: boolean
	/** Whether it did until the site's key changed. */
	isOutdated: boolean
}

/** Switches reminders on and off in this browser, which only a script can do: without one it is not there. */
export function DeviceReminder({ publicKey, isOn, isOutdated }: Props) {
	const isAble = useHydrated()
	const { revalidate } = useRevalidator()
	const [isBusy, setIsBusy] = useState(false)
	const [problem, setProblem] = useState<ErrorCode>()
	if (!isAble) return null

	async function press() {
		setIsBusy(true)
		try {
			setProblem(await (isOn ? stopHere() : notifyHere(publicKey)))
		} finally {
			setIsBusy(false)
			revalidate()
		}
	}

	return (
		<div className="grid gap-3 px-5 py-4 sm:px-6">
			{problem && <Notice tone="error">{errorText(problem)}</Notice>}
			{isOutdated && (
				<Notice tone="warning">
					This device gets no notifications any more, because a key of this site has changed. Please
					switch them on again.
				</Notice>
			)}
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
				A notification at the hour of the reminder. It ends when you sign out here, or have not
				visited for a month.
			</p>
		</div>
	)
}
