/** The address of a text as a whole leads to where its reader stopped. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { goOnAt, textPath } from '#app/domain/texts/progress.ts'
import { findParts } from '#app/features/texts/text-for-reading.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { id: userId } = await requireUser(context)
	const { id = '' } = params
	const parts = await findParts(context.db, { id, userId })
	if (parts.length === 0) throw fail('own-text.not-found')
	return redirect(textPath(id, goOnAt(parts)))
}

/** Nothing is shown: the loader leads on, or to the login page and back. */
export default function TextStart() {
	return null
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
