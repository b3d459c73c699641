import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { minPasswordLengthAt } from '#app/domain/accounts/password.ts'
import { changePasswordForm, profileForm } from '#app/features/accounts/account-forms.ts'
import { changeOwnPassword } from '#app/features/accounts/change-own-password.server.ts'
import { countries, countryName } from '#app/features/accounts/countries.ts'
import { changeProfile, readOwnAccount } from '#app/features/accounts/own-account.server.ts'
import { changeStudySettings } from '#app/features/flashcards/change-cards.server.ts'
import { readStudySettings } from '#app/features/flashcards/list-decks.server.ts'
import { studySettingsForm } from '#app/features/flashcards/study-forms.ts'
import { changeReminder, readReminder } from '#app/features/reminders/change-reminder.server.ts'
import { reminderForm } from '#app/features/reminders/reminder-form.ts'
import { openFields, savedField, settingsPath } from '#app/features/site/settings/profile-field.ts'
import { SettingsScreen } from '#app/features/site/settings/settings-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const successes = {
	displayName: 'Display name updated.',
	langLevel: 'Language level updated.',
	hskEdition: 'HSK edition updated.',
	country: 'Country updated.',
	showsCoarse: 'Vulgar words updated.',
	password: 'Password updated. You are signed out on all other devices.',
	newPerDay: 'New cards per day updated.',
	reviewsPerDay: 'Reviews per day updated.',
	goalMinutes: 'Daily goal updated.',
	reminder: 'Reminder updated.',
} as const

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Settings', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, sessionToken, pushKey } = context
	const user = await requireUser(context)
	const token = (await sessionToken()) ?? ''
	const { id, level, email, displayName, langLevel, hskEdition, country, showsCoarse } = user
	const { searchParams } = new URL(request.url)
	const open = openFields(searchParams)
	const saved = savedField(searchParams)
	const [study, reminder, { isConfirmed, ...hsk }] = await Promise.all([
		readStudySettings(db, { userId: id }),
		readReminder(db, { userId: id, token, siteKey: pushKey }),
		readOwnAccount(db, { userId: id }),
	])
	return {
		study,
		reminder,
		pushKey,
		account: { email, isConfirmed, minPasswordLength: minPasswordLengthAt(level) },
		user: { displayName, langLevel, hskEdition, country, showsCoarse },
		hsk,
		countryName: countryName(country),
		countries: open.includes('country') ? countries() : [],
		open,
		success: saved && successes[saved],
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const user = await requireUser(context)
	const { id: userId } = user
	const form = await readBody(
		request,
		z.discriminatedUnion('intent', [
			profileForm,
			studySettingsForm,
			reminderForm,
			changePasswordForm(user.level),
		]),
	)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const change = form.value
	const failure = change.intent === 'password' ? 'password.update-failed' : 'settings.failed'
	return orInvalid(failure, typed, async () => {
		switch (change.intent) {
			case 'timeZone':
				await changeStudySettings(db, { userId, change })
				// Sent by a script on another page, which stays where it is.
				return null
			case 'newPerDay':
			case 'reviewsPerDay':
			case 'goalMinutes':
				await changeStudySettings(db, { userId, change })
				break
			case 'reminder':
				await changeReminder(db, { userId, change })
				break
			case 'password': {
				const refused = await changeOwnPassword(context, { user, change })
				if (refused) return refused
				break
			}
			default:
				await changeProfile(db, { userId, change })
		}
		const open = openFields(new URL(request.url).searchParams)
		const others = open.filter((field) => field !== change.intent)
		return redirect(settingsPath(others, change.intent))
	})
}

export default function Settings() {
	const { success, ...profile } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>() ?? undefined
	return <SettingsScreen {...profile} answer={answer} success={answer ? undefined : success} />
}
