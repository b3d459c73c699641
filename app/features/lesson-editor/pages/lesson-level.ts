/** The level that a lesson's text is written for, and the words of the lessons before it. */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { lessonOwner } from '#app/db/working-parts.ts'
import { findLevelOfText } from '#app/features/lesson-editor/level-of-text.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditorCaller(context)
	const found = await findLevelOfText(db, lessonOwner(params.id ?? ''))
	return found ? json(found) : refuse('lesson-text.lesson-missing')
}
