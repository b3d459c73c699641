/**
 * One line in the log for each event that an attack would leave: failed sign-ins, limits reached,
 * refused pages. A line for 小美's wrong password:
 *
 * security {"event":"sign-in.failed","account":"3f9c0a51e2d4","network":"a1b2c3d4e5f6","path":"/login"}
 *
 * Accounts and networks have pseudonyms, the same in every line, so that a log reveals no addresses.
 */
type SecurityEvent =
	| 'sign-in.failed'
	| 'sign-in.not-allowed'
	| 'second-step.failed'
	| 'recovery-code.used'
	| 'passkey.refused'
	| 'second-factor.changed'
	| 'email-change.asked'
	| 'email-change.done'
	| 'email-change.taken-back'
	| 'limit.reached'
	| 'page.refused'
	| 'request.refused'
	| 'request.cross-site'
	| 'password-reset.asked'
	| 'password-reset.done'
	| 'password-reset.refused'
	| 'data.downloaded'
	| 'account.deleted'

type About = {
	email?: string
	/** Ids are random and reveal nobody. */
	person?: string
	/** The counted act, such as sign-ins. */
	limit?: string
	reason?: string
}

export type NoteSecurity = (event: SecurityEvent, about?: About) => void

type Surroundings = {
	secret: string
	networkAddress: string
	/** Without its query, which may hold the token of a reset link. */
	path: string
	method: string
	waitUntil: (work: Promise<unknown>) => void
}

export function securityLog(surroundings: Surroundings): NoteSecurity {
	const { secret, networkAddress, path, method, waitUntil } = surroundings
	async function write(event: SecurityEvent, { email, ...about }: About): Promise<void> {
		const [network, account] = await Promise.all([
			pseudonym(networkAddress, secret),
			email === undefined ? undefined : pseudonym(email, secret),
		])
		// Undefined parts are left out.
		console.warn(`security ${JSON.stringify({ event, ...about, account, network, method, path })}`)
	}
	/** A page and its parents are refused together: one line for all of them. */
	const noted = new Set<SecurityEvent>()
	return (event, about = {}) => {
		if (noted.has(event)) return
		noted.add(event)
		waitUntil(write(event, about))
	}
}

const encoder = new TextEncoder()

/** Keyed, so that nobody can try all addresses. */
async function pseudonym(text: string, secret: string): Promise<string> {
	const algorithm = { name: 'HMAC', hash: 'SHA-256' }
	const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
		'sign',
	])
	const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`security log: ${text}`))
	return [...new Uint8Array(signature, 0, 6)]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('')
}
