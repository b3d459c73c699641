/** Signs in with email and password. */
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { type Auth, passwordTooShort, refusalCode } from './auth.server.ts'

type SignIn =
	| { kind: 'signed-in'; headers: Headers }
	/** Email or password; not revealing which. */
	| { kind: 'wrong' }
	| { kind: 'pending' | 'rejected' | 'disabled' }
	/** Right, but too short for the account's level: a new one must be chosen first. */
	| { kind: 'short-password' }

type Attempt = { email: string; password: string; request: Request }

export async function signIn(auth: Auth, { email, password, request }: Attempt): Promise<SignIn> {
	try {
		const { headers } = await auth.api.signInEmail({
			body: { email, password },
			headers: request.headers,
			returnHeaders: true,
		})
		return { kind: 'signed-in', headers: onlyCookies(headers) }
	} catch (error) {
		switch (refusalCode(error)) {
			case 'INVALID_EMAIL_OR_PASSWORD':
			case 'INVALID_EMAIL':
				return { kind: 'wrong' }
			case `ACCOUNT_STATUS_${accountStatuses.pending}`:
				return { kind: 'pending' }
			case `ACCOUNT_STATUS_${accountStatuses.rejected}`:
				return { kind: 'rejected' }
			case `ACCOUNT_STATUS_${accountStatuses.disabled}`:
				return { kind: 'disabled' }
			case passwordTooShort:
				return { kind: 'short-password' }
			default:
				throw error
		}
	}
}

function onlyCookies(from: Headers): Headers {
	const headers = new Headers()
	for (const cookie of from.getSetCookie()) headers.append('set-cookie', cookie)
	return headers
}
