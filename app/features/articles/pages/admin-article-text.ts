/** The segment editor's JSON API for the text of an article. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { articleOwner } from '#app/db/working-parts.ts'
import { answerEditor, loadStoredText } from '#app/features/lesson-editor/answer-editor.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireEditorCaller(context)
	return loadStoredText({ context, owner: articleOwner(params.id ?? '') })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireEditorCaller(context)
	return answerEditor({ context, request, user, owner: articleOwner(params.id ?? '') })
}
