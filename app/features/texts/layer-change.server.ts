import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import {
	isToggle,
	preferencesCookie,
	preferencesFrom,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'
import { readBody } from '#app/http/body.server.ts'
import { textLayers } from './layers.ts'

const toggleForm = z.object({ toggle: z.string() })

/** Switches a layer of the reader before JavaScript has loaded, and leads back to the text. */
export async function layerChange(request: Request) {
	const form = await readBody(request, toggleForm)
	const toggle = form.ok ? form.value.toggle : undefined
	const preferences = preferencesFrom(request.headers.get('cookie'), textLayers)
	const headers = new Headers()
	if (isToggle(toggle)) {
		headers.set('set-cookie', preferencesCookie(withToggled(preferences, toggle), textLayers))
	}
	return redirect(new URL(request.url).pathname.replace(/\.data$/, ''), { headers })
}
