import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { textOwnerOf } from '#app/http/text-owner.ts'

/** A lesson or an article opens with its text. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	throw redirect(tabPath(textOwnerOf({ request, params })))
}
