import { counted } from '#app/domain/counted.ts'
import { sayHour } from '#app/domain/reminders/due-hours.ts'
import type { Reminder } from '#app/features/reminders/change-reminder.server.ts'
import { SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'

type Props = {
	reminder: Reminder
	timeZone: string
	/** Mail is sent to addresses that are confirmed. */
	isConfirmed: boolean
	answer: FormAnswer | undefined
}

/** "At 19:00 by mail". */
export function sayReminder({ byMail, hour, devices }: Reminder): string {
	const ways = [
		...(byMail ? ['by mail'] : []),
		...(devices > 0 ? [`on ${counted(devices, 'device')}`] : []),
	]
	return ways.length === 0 ? 'Off' : `At ${sayHour(hour)} ${ways.join(' and ')}`
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

export function ReminderFields({ reminder, timeZone, isConfirmed, answer }: Props) {
	const typed = answer?.typed
	return (
		<>
			<SelectField
				label="Reminder"
				name="reminder"
				defaultValue={typed?.reminder ?? (reminder.byMail ? 'mail' : 'off')}
				hint={
					isConfirmed
						? 'On days without study, if something waits: cards, or a text that you have begun.'
						: 'It begins once your email address is confirmed.'
				}
				problem={fieldProblem(answer, 'reminder')}
			>
				<option value="off">No mail</option>
				<option value="mail">By mail</option>
			</SelectField>
			<SelectField
				label="Hour"
				name="hour"
				defaultValue={typed?.hour ?? reminder.hour}
				hint={`By the clock of your time zone, ${timeZone}.`}
				problem={fieldProblem(answer, 'hour')}
			>
				{hours.map((hour) => (
					<option key={hour} value={hour}>
						{sayHour(hour)}
					</option>
				))}
			</SelectField>
		</>
	)
}
