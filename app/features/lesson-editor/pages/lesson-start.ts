import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { lessonPath } from '#app/domain/courses/lesson-tabs.ts'
import { requireAdmin } from '#app/http/guards.server.ts'

/** A lesson opens with its text. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireAdmin(context)
	throw redirect(lessonPath(params.id ?? ''))
}
