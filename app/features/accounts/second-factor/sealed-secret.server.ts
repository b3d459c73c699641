/**
 * Encrypts secrets that the site must read again, so that a leaked database has none: AES-GCM with a key
 * of the site's own secret. Text: base64url of 12 random bytes and what they encrypt.
 */
import { fromBase64Url, joinBytes, toBase64Url } from '#app/domain/bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

const ivBytes = 12
const encoder = new TextEncoder()

type Key = { siteSecret: string; userId: string }

export async function seal(secret: Bytes, key: Key): Promise<string> {
	const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
	const sealed = await crypto.subtle.encrypt(boundTo(key, iv), await keyOf(key), secret)
	return toBase64Url(joinBytes([iv, new Uint8Array(sealed)]))
}

/** Undefined where the site's secret has changed, or the text is another account's. */
export async function unseal(text: string, key: Key): Promise<Bytes | undefined> {
	const bytes = fromBase64Url(text)
	if (!bytes || bytes.length <= ivBytes) return undefined
	const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)]
	try {
		const secret = await crypto.subtle.decrypt(boundTo(key, iv), await keyOf(key), sealed)
		return new Uint8Array(secret)
	} catch {
		return undefined
	}
}

function boundTo({ userId }: Key, iv: Bytes): AesGcmParams {
	return { name: 'AES-GCM', iv, additionalData: encoder.encode(userId) }
}

async function keyOf({ siteSecret }: Key): Promise<CryptoKey> {
	const material = await crypto.subtle.importKey('raw', encoder.encode(siteSecret), 'HKDF', false, [
		'deriveKey',
	])
	const info = encoder.encode('authenticator app')
	const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
	return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, [
		'encrypt',
		'decrypt',
	])
}
