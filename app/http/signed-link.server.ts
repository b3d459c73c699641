/**
 * Links that somebody without a session may use, as long as the account is there: they name the account and are
 * signed for one purpose. Nothing of them is stored.
 */
import { fromBase64Url, toBase64Url } from '#app/domain/bytes.ts'

type Signed = { purpose: 'reminder-off'; userId: string }

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** The query of a link: `person=…&signature=…`. */
export async function signedQuery(signed: Signed, secret: string): Promise<string> {
	const key = await keyOf(secret, 'sign')
	const signature = await crypto.subtle.sign('HMAC', key, bytesOf(signed))
	const query = { person: signed.userId, signature: toBase64Url(new Uint8Array(signature)) }
	return String(new URLSearchParams(query))
}

/** The account that a link names; undefined if it was not signed for this purpose. */
export async function signedPerson(
	{ url }: Pick<Request, 'url'>,
	purpose: Signed['purpose'],
	secret: string,
): Promise<string | undefined> {
	const { searchParams } = new URL(url)
	const userId = searchParams.get('person') ?? ''
	const signature = fromBase64Url(searchParams.get('signature') ?? '')
	if (!signature) return undefined
	const key = await keyOf(secret, 'verify')
	const isOurs = await crypto.subtle.verify('HMAC', key, signature, bytesOf({ purpose, userId }))
	return isOurs ? userId : undefined
}

function bytesOf({ purpose, userId }: Signed) {
	return new TextEncoder().encode(`link: ${purpose}: ${userId}`)
}

function keyOf(secret: string, use: 'sign' | 'verify') {
	return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [use])
}
