/**
 * A security key in software: makes a key pair and signs as WebAuthn says, for tests without a browser.
 * The browser tests use the browser's own.
 */
import { toBase64Url } from '#app/domain/bytes.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
	new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

type Asked = { origin: string; challenge: string }
type Options = {
	/** Bit by bit: 1 somebody is there, 4 it is the owner. */
	flags?: number
	/** The site that the key believes it is on. */
	host?: string
}

export async function authenticator() {
	const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
		'sign',
		'verify',
	])
	const rawId = crypto.getRandomValues(new Uint8Array(32))
	const id = toBase64Url(rawId)
	const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }

	/** As browsers hand it over: SubjectPublicKeyInfo. */
	const publicKey = async () =>
		toBase64Url(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)))

	async function dataOf(origin: string, { flags = 5, host }: Options, more: Uint8Array) {
		const site = await sha256(bytesOf(host ?? new URL(origin).hostname))
		return Uint8Array.from([...site, flags, 0, 0, 0, 0, ...more])
	}

	function clientDataOf({ origin, challenge }: Asked, type: string) {
		return bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
	}

	async function register(asked: Asked, options: Options = {}) {
		const { flags = 5 } = options
		const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
		const key = [...new Uint8Array(16), 0, rawId.length, ...rawId, ...coseKey(raw)]
		const more = Uint8Array.from(key)
		const data = await dataOf(asked.origin, { ...options, flags: flags | 0x40 }, more)
		return {
			...credential,
			response: {
				clientDataJSON: toBase64Url(clientDataOf(asked, 'webauthn.create')),
				attestationObject: toBase64Url(attestation(data)),
			},
		}
	}

	async function sign(asked: Asked, options: Options = {}) {
		const data = await dataOf(asked.origin, options, new Uint8Array())
		const clientData = clientDataOf(asked, 'webauthn.get')
		const signed = Uint8Array.from([...data, ...(await sha256(clientData))])
		const how = { name: 'ECDSA', hash: 'SHA-256' }
		const raw = new Uint8Array(await crypto.subtle.sign(how, pair.privateKey, signed))
		return {
			...credential,
			response: {
				clientDataJSON: toBase64Url(clientData),
				authenticatorData: toBase64Url(data),
				signature: toBase64Url(toAsn1(raw)),
			},
		}
	}

	return { id, publicKey, register, sign }
}

/** A point of P-256, 0x04 and two numbers, as COSE: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseKey(raw: Uint8Array): number[] {
	const [x, y] = [raw.slice(1, 33), raw.slice(33)]
	return [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...x, 0x22, 0x58, 32, ...y]
}

/** { fmt: "none", attStmt: {}, authData } as CBOR. */
function attestation(data: Uint8Array): Uint8Array {
	const text = (value: string) => [0x60 + value.length, ...bytesOf(value)]
	const authData = [0x58, data.length, ...data]
	return Uint8Array.from([
		0xa3,
		...text('fmt'),
		...text('none'),
		...text('attStmt'),
		0xa0,
		...text('authData'),
		...authData,
	])
}

/** Two numbers of 32 bytes as ASN.1, each as short as it can be. */
function toAsn1(raw: Uint8Array): Uint8Array {
	const numbers = [raw.slice(0, 32), raw.slice(32)].map((bytes) => {
		const start = bytes.findIndex((byte) => byte !== 0)
		const short = start < 0 ? new Uint8Array(1) : bytes.slice(start)
		const isNegative = (short[0] ?? 0) >= 0x80
		const number = isNegative ? [0, ...short] : [...short]
		return [0x02, number.length, ...number]
	})
	const body = numbers.flat()
	return Uint8Array.from([0x30, body.length, ...body])
}
