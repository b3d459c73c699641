import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { exportZip } from '#app/features/course-files/export-zip.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { fail } from '#app/http/responses.server.ts'

/** Downloads a course or a lesson as a zip: /admin/courses/ID/export?audio=1 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	// A download is no page to come back to: its course is.
	const { user, note, lacksSecondStep, db, media } = context
	const id = params.id ?? ''
	const wantedPage = `/admin/courses/${encodeURIComponent(id)}`
	await requireEditor({ user, note, lacksSecondStep, wantedPage })
	const withAudio = new URL(request.url).searchParams.has('audio')
	const zip = await exportZip({ db, media }, { id, withAudio })
	if (!zip.ok) throw fail(zip.error.code, zip.error.values)
	return new Response(zip.value.body, {
		headers: {
			'content-type': 'application/zip',
			'content-disposition': `attachment; filename="${zip.value.name}"`,
			'cache-control': 'no-store',
		},
	})
}
