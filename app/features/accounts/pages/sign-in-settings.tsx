import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { needsSecondStep } from '#app/domain/accounts/user.ts'
import { signInSettingsForm } from '#app/features/accounts/account-forms.ts'
import { changeSignIn } from '#app/features/accounts/security/change-sign-in.server.ts'
import { doneSentence } from '#app/features/accounts/security/done.ts'
import { readSignInSettings } from '#app/features/accounts/security/read-sign-in-settings.server.ts'
import { SignInScreen } from '#app/features/accounts/security/sign-in-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import { askedReturn } from '#app/http/wanted-page.server.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Sign-in and security', matches) },
]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, secret: siteSecret, site } = context
	const user = await requireUser(context)
	const token = (await context.sessionToken()) ?? ''
	const settings = await readSignInSettings(db, { user, token, site, siteSecret, now: new Date() })
	return {
		settings,
		to: askedReturn(request),
		/** An administrator of a public site cannot go on without a second step. */
		isNeeded: needsSecondStep(user.level, site.url),
		success: doneSentence(new URL(request.url).searchParams),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const user = await requireUser(context)
	const form = await readBody(request, signInSettingsForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return orInvalid('settings.failed', typed, async () =>
		changeSignIn({ context, user, typed, to: askedReturn(request) }, form.value),
	)
}

export const clientAction = keepForm('settings.failed')

export default function SignInSettings() {
	const { success, ...page } = useLoaderData<typeof loader>()
	const answer: AnswerWith<{ codes: string[] }> | undefined = useActionData<typeof action>()
	return <SignInScreen {...page} answer={answer} success={answer ? undefined : success} />
}
