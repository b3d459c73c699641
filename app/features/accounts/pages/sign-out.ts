import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { logFailure, wrongMethod } from '#app/http/responses.server.ts'

/** Only by POST: a picture on another page must not sign anybody out. */
export function loader() {
	throw wrongMethod('POST')
}

export async function action({ context }: ActionFunctionArgs) {
	const { signOut } = context
	try {
		await signOut()
	} catch (error) {
		// The specification's word: a failure is only logged, and the person stays signed in.
		logFailure(error)
		return redirect('/')
	}
	return redirect('/login')
}
