/** How Chinese is shown to a person, as JSON from the form: POST { script, … } → { saved: true }. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { changeTextDisplay } from '#app/features/accounts/own-account.server.ts'
import { textDisplayForm } from '#app/features/display/display-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireCaller(context)
	const read = await readBody(request, textDisplayForm, { as: 'json' })
	if (!read.ok) return refuse('display.unknown-choice')
	await changeTextDisplay(db, { userId, display: read.value })
	return json({ saved: true })
}
