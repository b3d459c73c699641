import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { logFailure, wrongMethod } from '#app/http/responses.server.ts'

/** POST only: an image on another site must not sign anybody out. */
export function loader() {
	throw wrongMethod('POST')
}

export async function action({ context }: ActionFunctionArgs) {
	const { signOut } = context
	try {
		await signOut()
	} catch (error) {
		// As specified: a failure is only logged, and the user stays signed in.
		logFailure(error)
		return redirect('/')
	}
	// Back must not show the pages of the person who left.
	return redirect('/login', { headers: { 'clear-site-data': '"cache"' } })
}
