/** Finds what somebody wants to go to in the back office. Answers in JSON, as a dialog asks. */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findPlaces } from '#app/features/admin/jump/find-places.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
	const by = await requireEditorCaller(context)
	const typed = new URL(request.url).searchParams.get('name') ?? ''
	return json(await findPlaces(context.db, { typed, by }))
}
