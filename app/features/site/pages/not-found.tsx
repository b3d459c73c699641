/**
 * Every address that is no other: as a route it comes with the top bar of whoever is signed in.
 * The screen and its title are the root's.
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
