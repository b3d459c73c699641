/** The level that an article's text is written for. */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { articleOwner } from '#app/db/working-parts.ts'
import { findLevelOfText } from '#app/features/lesson-editor/level-of-text.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditorCaller(context)
	const found = await findLevelOfText(db, articleOwner(params.id ?? ''))
	return found ? json(found) : refuse('article.not-found')
}
