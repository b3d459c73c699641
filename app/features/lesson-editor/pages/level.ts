/** The level that a text is written for, and the words of the lessons before it. */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findLevelOfText } from '#app/features/lesson-editor/level-of-text.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'
import { noText, textOwnerOf } from '#app/http/text-owner.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditorCaller(context)
	const owner = textOwnerOf({ request, params })
	const found = await findLevelOfText(context.db, owner)
	return found ? json(found) : refuse(noText[owner.kind])
}
