/** Handles the reader's toggles before JavaScript has loaded. */
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import {
	isToggle,
	preferencesCookie,
	preferencesFrom,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireUser } from '#app/http/guards.server.ts'

const toggleForm = z.object({ toggle: z.string() })

export async function action({ context, request }: ActionFunctionArgs) {
	await requireUser(context)
	const form = await readBody(request, toggleForm)
	const toggle = form.ok ? form.value.toggle : undefined
	const preferences = preferencesFrom(request.headers.get('cookie'))
	const headers = new Headers()
	if (isToggle(toggle)) {
		headers.set('set-cookie', preferencesCookie(withToggled(preferences, toggle)))
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
