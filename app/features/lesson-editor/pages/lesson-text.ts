/** The segment editor's JSON API for the text of a lesson. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { lessonOwner } from '#app/db/working-parts.ts'
import { answerEditor, loadStoredText } from '#app/features/lesson-editor/answer-editor.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireEditorCaller(context)
	return loadStoredText({ context, owner: lessonOwner(params.id ?? '') })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireEditorCaller(context)
	return answerEditor({ context, request, user, owner: lessonOwner(params.id ?? '') })
}
