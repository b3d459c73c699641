/**
 * The catch-all route. Being a route, it has the top bar; the root renders its screen and title.
 */
import { fail } from '#app/http/responses.server.ts'

export async function loader() {
	throw fail('page.not-found')
}

export async function action() {
	throw fail('page.not-found')
}

export default function NotFound() {
	return null
}
