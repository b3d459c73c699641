import { Form, Link, useNavigation } from '@remix-run/react'
import { errorText } from '#app/domain/errors.ts'
import { AccountCard } from '#app/features/accounts/account-card.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	/** Whether the link is one of ours. */
	isValid: boolean
	isOff: boolean
	/** Whether browsers of the person go on showing reminders. */
	hasDevices: boolean
	problem: string | undefined
}

export function ReminderOffScreen({ isValid, isOff, hasDevices, problem }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const shown = isValid ? problem : errorText('reminder-link.invalid')
	return (
		<AccountCard title="Your Reminder">
			{shown && <Notice tone="error">{shown}</Notice>}
			{isOff && (
				<Notice tone="success">
					You get no more reminders by mail.
					{hasDevices && ' Notifications on your devices go on: stop them in Settings.'}
				</Notice>
			)}
			{isValid && !isOff && (
				<Form method="post" className="grid gap-4">
					<p className="text-center">No more reminders to study by mail?</p>
					<Button isBusy={isBusy} busyLabel="Saving...">
						Stop the mails
					</Button>
				</Form>
			)}
			<Link to="/settings#study" className={buttonClass('secondary')}>
				Settings
			</Link>
		</AccountCard>
	)
}
