/** Handles the reader's toggles before JavaScript has loaded. */
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import {
	isLayer,
	preferencesCookie,
	preferencesFrom,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'
import { formDataOf } from '#app/http/form-data.server.ts'
import { requireUser } from '#app/http/guards.server.ts'

export async function action({ context, request }: ActionFunctionArgs) {
	await requireUser(context)
	const form = await formDataOf(request)
	const layer = form.get('toggle')
	const preferences = preferencesFrom(request.headers.get('cookie'))
	const headers = new Headers()
	if (isLayer(layer)) {
		headers.set('set-cookie', preferencesCookie(withToggled(preferences, layer)))
	}
	return redirect(backTo(request), { headers })
}

export async function loader() {
	return redirect('/courses')
}

/** The page with the form; never another site's. */
function backTo(request: Request): string {
	const from = request.headers.get('referer')
	if (!from || !URL.canParse(from)) return '/courses'
	const { host, pathname, search } = new URL(from)
	const isOurs = host === new URL(request.url).host && !pathname.startsWith('//')
	return isOurs ? pathname + search : '/courses'
}
