/**
 * A security key in software: makes key pairs and signs as WebAuthn says, for tests without a browser.
 * The browser tests use the browser's own.
 */
import { toBase64Url } from '#app/domain/bytes.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
	new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

type Kind = -7 | -8 | -257

const made: Record<Kind, Parameters<typeof crypto.subtle.generateKey>[0]> = {
	[-7]: { name: 'ECDSA', namedCurve: 'P-256' } as EcKeyGenParams,
	[-8]: { name: 'Ed25519' },
	[-257]: {
		name: 'RSASSA-PKCS1-v1_5',
		modulusLength: 2048,
		publicExponent: new Uint8Array([1, 0, 1]),
		hash: 'SHA-256',
	} as RsaHashedKeyGenParams,
}

type Asked = { origin: string; challenge: string }
type Options = {
	type?: string
	/** Bit by bit: 1 somebody is there, 4 it is the owner. */
	flags?: number
	signCount?: number
	/** The site that the key believes it is on. */
	host?: string
	crossOrigin?: boolean
}

export async function authenticator(algorithm: Kind = -7) {
	const pair = (await crypto.subtle.generateKey(made[algorithm], true, [
		'sign',
		'verify',
	])) as CryptoKeyPair
	const rawId = crypto.getRandomValues(new Uint8Array(32))
	const id = toBase64Url(rawId)

	async function dataOf(
		origin: string,
		{ flags = 5, signCount = 0, host }: Options,
		more: Uint8Array,
	) {
		const site = await sha256(bytesOf(host ?? new URL(origin).hostname))
		const count = new Uint8Array(4)
		new DataView(count.buffer).setUint32(0, signCount)
		return Uint8Array.from([...site, flags, ...count, ...more])
	}

	function clientDataOf({ origin, challenge }: Asked, type: string, crossOrigin = false) {
		return bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin }))
	}

	async function register(asked: Asked, options: Options = {}) {
		const { flags = 5, type = 'webauthn.create' } = options
		const more = Uint8Array.from([...new Uint8Array(16), 0, rawId.length, ...rawId, 0xa0])
		const data = await dataOf(asked.origin, { ...options, flags: flags | 0x40 }, more)
		const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
		return {
			id,
			response: {
				clientDataJSON: toBase64Url(clientDataOf(asked, type, options.crossOrigin)),
				authenticatorData: toBase64Url(data),
				publicKey: toBase64Url(publicKey),
				publicKeyAlgorithm: algorithm as number,
			},
		}
	}

	async function sign(asked: Asked, options: Options = {}) {
		const data = await dataOf(asked.origin, options, new Uint8Array())
		const clientData = clientDataOf(asked, options.type ?? 'webauthn.get', options.crossOrigin)
		const signed = Uint8Array.from([...data, ...(await sha256(clientData))])
		const how = algorithm === -7 ? { name: 'ECDSA', hash: 'SHA-256' } : made[algorithm]
		const raw = new Uint8Array(await crypto.subtle.sign(how, pair.privateKey, signed))
		return {
			id,
			response: {
				clientDataJSON: toBase64Url(clientData),
				authenticatorData: toBase64Url(data),
				signature: toBase64Url(algorithm === -7 ? toAsn1(raw) : raw),
			},
		}
	}

	return { id, register, sign }
}

/** Two numbers of 32 bytes as ASN.1, each as short as it can be. */
export function toAsn1(raw: Uint8Array): Uint8Array {
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
