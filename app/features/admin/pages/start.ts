import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { requireAdmin } from '#app/http/guards.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
	await requireAdmin(context)
	throw redirect('/admin/vocab')
}
