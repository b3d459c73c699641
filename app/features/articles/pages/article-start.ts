import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { requireEditor } from '#app/http/guards.server.ts'

/** An article opens with its text. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireEditor(context)
	throw redirect(tabPath({ kind: 'articles', id: params.id ?? '' }))
}
