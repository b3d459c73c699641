import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { changeProfile } from '#app/features/accounts/commands.server.ts'
import { countries, countryName } from '#app/features/accounts/countries.ts'
import { profileForm } from '#app/features/accounts/forms.ts'
import {
	openFields,
	savedField,
	settingsPath,
} from '#app/features/accounts/settings/profile-field.ts'
import { SettingsScreen } from '#app/features/accounts/settings/settings-screen.tsx'
import { changeStudySettings } from '#app/features/flashcards/commands.server.ts'
import { studySettingsForm } from '#app/features/flashcards/forms.ts'
import { readStudySettings } from '#app/features/flashcards/queries.server.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { requirePerson } from '#app/platform/guards.server.ts'
import { invalid, orInvalid } from '#app/platform/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const successes = {
	displayName: 'Display name updated.',
	langLevel: 'Language level updated.',
	country: 'Country updated.',
	newPerDay: 'New cards per day updated.',
	reviewsPerDay: 'Reviews per day updated.',
} as const

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Settings', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id, displayName, langLevel, country } = await requirePerson(context)
	const { searchParams } = new URL(request.url)
	const open = openFields(searchParams)
	const saved = savedField(searchParams)
	return {
		study: await readStudySettings(db, { personId: id }),
		person: { displayName, langLevel, country },
		countryName: countryName(country),
		countries: open.includes('country') ? countries : [],
		open,
		success: saved && successes[saved],
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: personId } = await requirePerson(context)
	const form = await readForm(
		request,
		z.discriminatedUnion('intent', [profileForm, studySettingsForm]),
	)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const change = form.value
	return orInvalid('settings.failed', typed, async () => {
		switch (change.intent) {
			case 'timeZone':
				await changeStudySettings(db, { personId, change })
				// Told by a script on another page, which stays where it is.
				return null
			case 'newPerDay':
			case 'reviewsPerDay':
				await changeStudySettings(db, { personId, change })
				break
			default:
				await changeProfile(db, { personId, change })
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
