import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { switchOff } from '#app/features/reminders/change-reminder.server.ts'
import { ReminderOffScreen } from '#app/features/reminders/reminder-off-screen.tsx'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { signedPerson } from '#app/http/signed-link.server.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Reminder', matches) }]

/** Opening the page switches nothing off: programs that check mails for viruses open every link. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const person = await signedPerson(request, 'reminder-off', context.secret)
	return { isValid: person !== undefined }
}

/** For the page's button, and for mail programs that unsubscribe by one click: no body, no redirect (RFC 8058). */
export async function action({ context, request }: ActionFunctionArgs) {
	return orInvalid('settings.failed', {}, async () => {
		const person = await signedPerson(request, 'reminder-off', context.secret)
		if (person === undefined) return invalid([{ code: 'reminder-link.invalid' }])
		const { hasDevices } = await switchOff(context.db, {
			userId: person,
			siteKey: context.pushKey,
		})
		return { isOff: true, hasDevices }
	})
}

export default function ReminderOff() {
	const { isValid } = useLoaderData<typeof loader>()
	const answer: FormAnswer | { isOff: boolean; hasDevices: boolean } | undefined =
		useActionData<typeof action>()
	const isOff = answer !== undefined && 'isOff' in answer
	return (
		<ReminderOffScreen
			isValid={isValid}
			isOff={isOff}
			hasDevices={isOff && answer.hasDevices}
			problem={isOff ? undefined : formProblem(answer)}
		/>
	)
}
