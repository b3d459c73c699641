import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { requireEditor } from '#app/http/guards.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
	await requireEditor(context)
	throw redirect('/admin/vocab')
}
