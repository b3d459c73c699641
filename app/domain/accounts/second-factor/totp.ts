/**
 * Codes of an authenticator app: 小美's app and the server share a secret, and both make 287082 of it in
 * the 30 seconds after 1970-01-01T00:00:59Z. HOTP by RFC 4226, TOTP by RFC 6238 with SHA-1 and six digits,
 * which every app knows.
 */
const stepMs = 30_000
const digits = 6

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20

type Bytes = Uint8Array<ArrayBuffer>

export function newSecret(): Bytes {
	return crypto.getRandomValues(new Uint8Array(secretBytes))
}

export async function codeOfStep(secret: Bytes, step: number): Promise<string> {
	const algorithm = { name: 'HMAC', hash: 'SHA-1' }
	const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
	const counter = new DataView(new ArrayBuffer(8))
	counter.setBigUint64(0, BigInt(step))
	const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
	const offset = mac.getUint8(mac.byteLength - 1) & 0x0f
	const number = (mac.getUint32(offset) & 0x7fffffff) % 10 ** digits
	return String(number).padStart(digits, '0')
}

/** The count of half minutes since 1970. */
export function stepAt(now: Date): number {
	return Math.floor(+now / stepMs)
}

/** The time step that the code belongs to. Clocks may differ by one step; undefined for other codes. */
export async function stepOfCode(
	secret: Bytes,
	{ code, now }: { code: string; now: Date },
): Promise<number | undefined> {
	const middle = stepAt(now)
	const steps = [middle, middle - 1, middle + 1].filter((step) => step >= 0)
	const codes = await Promise.all(steps.map((step) => codeOfStep(secret, step)))
	return steps.find((_, place) => codes[place] === code)
}

/** The six digits of what was typed: "２８７ ０８２" gives 287082. Undefined if it is no code. */
export function readCode(typed: string): string | undefined {
	const code = typed.normalize('NFKC').replace(/[\s-]/g, '')
	return /^\d{6}$/.test(code) ? code : undefined
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret as apps take it when it is typed: base32 by RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
	let text = ''
	let [bits, held] = [0, 0]
	for (const byte of bytes) {
		held = (held << 8) | byte
		bits += 8
		while (bits >= 5) {
			bits -= 5
			text += alphabet[(held >> bits) & 31]
		}
		held &= (1 << bits) - 1
	}
	return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** The QR code says which site it is, whose account, and the secret. */
export function otpauthUri({
	site,
	email,
	secret,
}: {
	site: string
	email: string
	secret: Uint8Array
}): string {
	const [issuer, account] = [encodeURIComponent(site), encodeURIComponent(email)]
	return `otpauth://totp/${issuer}:${account}?secret=${toBase32(secret)}&issuer=${issuer}`
}
