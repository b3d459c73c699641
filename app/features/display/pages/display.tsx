import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react'
import { deviceDisplayCookie, deviceDisplayFrom } from '#app/domain/display/device-display.ts'
import { changeTextDisplay } from '#app/features/accounts/own-account.server.ts'
import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import { DisplayForm } from '#app/features/display/display-form.tsx'
import { displayForm } from '#app/features/display/display-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Display', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { display } = await requireUser(context)
	const { searchParams } = new URL(request.url)
	return {
		display: { ...display, ...deviceDisplayFrom(request.headers.get('cookie')) },
		isSaved: searchParams.has('saved'),
	}
}

/** Saves the form before JavaScript has loaded. */
export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const form = await readBody(request, displayForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const { script, notation, toneScheme, spokenTones, ...device } = form.value
	const display = { script, notation, toneScheme, spokenTones }
	return orInvalid('display.failed', typed, async () => {
		await changeTextDisplay(db, { userId, display })
		const headers = { 'set-cookie': deviceDisplayCookie(device) }
		return redirect('/settings/display?saved', { headers })
	})
}

export default function Display() {
	const { display, isSaved } = useLoaderData<typeof loader>()
	const { revalidate } = useRevalidator()
	const problem = formProblem(useActionData<typeof action>())
	return (
		<SettingsFrame title="Display" path="/settings/display">
			{problem && <Notice tone="error">{problem}</Notice>}
			{isSaved && !problem && <Notice tone="success">Display updated.</Notice>}
			<section
				aria-labelledby="display"
				className="card grid grid-cols-[minmax(0,1fr)] content-start"
			>
				<h2 id="display" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
					Display
				</h2>
				<div className="px-5 py-4 sm:px-6">
					<DisplayForm display={display} reload={revalidate} />
				</div>
			</section>
		</SettingsFrame>
	)
}
