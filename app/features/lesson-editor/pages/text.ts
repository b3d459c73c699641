/** The segment editor's JSON API for the text of a lesson or an article. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerEditor, loadStoredText } from '#app/features/lesson-editor/answer-editor.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { textOwnerOf } from '#app/http/text-owner.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditorCaller(context)
	return loadStoredText({ context, owner: textOwnerOf({ request, params }) })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireEditorCaller(context)
	return answerEditor({ context, request, user, owner: textOwnerOf({ request, params }) })
}
