/**
 * Checks what a passkey signs, by WebAuthn Level 3, sections 7.1 and 7.2: 小美's phone keeps a private key
 * for this site and signs a challenge with it. Makers of devices are not asked to vouch for them
 * (attestation "none"), so the public key that the browser hands over is as good as any other reading.
 */
import { fromBase64Url, joinBytes } from '#app/domain/bytes.ts'
import { parseJson } from '#app/domain/json.ts'
import { toRawSignature } from './ecdsa-signature.ts'

/** Numbers of COSE: ECDSA on P-256, Ed25519, and RSA, which Windows uses. */
export const passkeyAlgorithms = [-7, -8, -257] as const

type Bytes = Uint8Array<ArrayBuffer>

const importedAs: Record<number, EcKeyImportParams | RsaHashedImportParams | Algorithm> = {
	[-7]: { name: 'ECDSA', namedCurve: 'P-256' },
	[-8]: { name: 'Ed25519' },
	[-257]: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
}

const verifiedAs: Record<number, EcdsaParams | Algorithm> = {
	[-7]: { name: 'ECDSA', hash: 'SHA-256' },
	[-8]: { name: 'Ed25519' },
	[-257]: { name: 'RSASSA-PKCS1-v1_5' },
}

/** The site as the browser knows it, and the challenge that was sent to it. */
export type Ceremony = { origin: string; challenge: string }

/** The answer of `navigator.credentials.create`, as its `toJSON` gives it. Bytes are base64url. */
export type SentRegistration = {
	id: string
	response: {
		clientDataJSON: string
		authenticatorData: string
		publicKey: string
		publicKeyAlgorithm: number
	}
}

/** The answer of `navigator.credentials.get`. */
export type SentAssertion = {
	id: string
	response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

export type Passkey = { id: string; publicKey: string; algorithm: number; signCount: number }

/** The new passkey; undefined if it is not for this site, this challenge or in a form we know. */
export async function readRegistration(
	{ id, response }: SentRegistration,
	ceremony: Ceremony,
): Promise<Passkey | undefined> {
	const { publicKey, publicKeyAlgorithm: algorithm } = response
	if (!isOfCeremony(response.clientDataJSON, { ...ceremony, type: 'webauthn.create' })) {
		return undefined
	}
	const data = await readAuthenticatorData(response.authenticatorData, ceremony)
	if (!data?.isPresent || !data.credentialId) return undefined
	const sentId = fromBase64Url(id)
	if (!sentId || !isSame(sentId, data.credentialId)) return undefined
	if (!(await importKey({ publicKey, algorithm }))) return undefined
	return { id, publicKey, algorithm, signCount: data.signCount }
}

/** A right signature tells how often the key was used, and whether its owner unlocked it. */
type Proof = { signCount: number; isVerified: boolean }

/** Undefined if the signature is wrong, or right for another site, another challenge or an older use. */
export async function checkAssertion(
	{ response }: SentAssertion,
	{ passkey, ...ceremony }: Ceremony & { passkey: Passkey },
): Promise<Proof | undefined> {
	if (!isOfCeremony(response.clientDataJSON, { ...ceremony, type: 'webauthn.get' })) {
		return undefined
	}
	const data = await readAuthenticatorData(response.authenticatorData, ceremony)
	if (!data?.isPresent) return undefined
	// A key that counts and did not count on has been copied.
	const counts = data.signCount > 0 || passkey.signCount > 0
	if (counts && data.signCount <= passkey.signCount) return undefined
	const clientData = fromBase64Url(response.clientDataJSON)
	const signature = fromBase64Url(response.signature)
	if (!clientData || !signature) return undefined
	const signed = joinBytes([data.bytes, await sha256(clientData)])
	if (!(await isSignedBy(passkey, { signature, signed }))) return undefined
	return { signCount: data.signCount, isVerified: data.isVerified }
}

async function isSignedBy(
	passkey: Passkey,
	{ signature, signed }: { signature: Bytes; signed: Bytes },
): Promise<boolean> {
	const key = await importKey(passkey)
	const how = verifiedAs[passkey.algorithm]
	const raw = passkey.algorithm === -7 ? toRawSignature(signature) : signature
	if (!key || !how || !raw) return false
	return crypto.subtle.verify(how, key, raw, signed)
}

type PublicKey = Pick<Passkey, 'publicKey' | 'algorithm'>

async function importKey({ publicKey, algorithm }: PublicKey): Promise<CryptoKey | undefined> {
	const [how, bytes] = [importedAs[algorithm], fromBase64Url(publicKey)]
	if (!how || !bytes) return undefined
	try {
		return await crypto.subtle.importKey('spki', bytes, how, false, ['verify'])
	} catch {
		// The bytes are no key of this kind.
		return undefined
	}
}

function isOfCeremony(
	clientDataJson: string,
	{ type, origin, challenge }: Ceremony & { type: string },
): boolean {
	const bytes = fromBase64Url(clientDataJson)
	const data = bytes && parseJson(new TextDecoder().decode(bytes))
	if (typeof data !== 'object' || data === null) return false
	const fields = new Map<string, unknown>(Object.entries(data))
	return (
		fields.get('type') === type &&
		fields.get('origin') === origin &&
		fields.get('challenge') === challenge &&
		fields.get('crossOrigin') !== true
	)
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/** 32 bytes for the site, flags, four bytes of a count; a new key adds its kind, length and id. */
async function readAuthenticatorData(text: string, { origin }: Ceremony) {
	const bytes = fromBase64Url(text)
	if (!bytes || bytes.length < 37) return undefined
	const site = await sha256(new TextEncoder().encode(new URL(origin).hostname))
	if (!isSame(bytes.subarray(0, 32), site)) return undefined
	const view = new DataView(bytes.buffer)
	const set = view.getUint8(32)
	const idEnd =
		(set & flags.hasCredential) !== 0 && bytes.length >= 55 ? 55 + view.getUint16(53) : 0
	return {
		bytes,
		isPresent: (set & flags.present) !== 0,
		isVerified: (set & flags.verified) !== 0,
		signCount: view.getUint32(33),
		credentialId: idEnd > 55 && idEnd <= bytes.length ? bytes.subarray(55, idEnd) : undefined,
	}
}

async function sha256(bytes: Bytes): Promise<Bytes> {
	return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function isSame(some: Uint8Array, others: Uint8Array): boolean {
	return some.length === others.length && some.every((byte, at) => byte === others[at])
}
