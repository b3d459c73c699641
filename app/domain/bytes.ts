/** Bytes in one piece and as base64: 你好 is e4 bd a0 e5 a5 bd, and as base64 5L2g5aW9. */

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}

export function toBase64(bytes: Uint8Array): string {
	let text = ''
	for (const byte of bytes) text += String.fromCharCode(byte)
	return btoa(text)
}

/** Undefined if the text is truncated or not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
	try {
		return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
	} catch {
		return undefined
	}
}

/** Base64 for addresses and cookies: `-` and `_` instead of `+` and `/`, and nothing at the end. */
export function toBase64Url(bytes: Uint8Array): string {
	return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Undefined if the text is truncated or not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
	return /^[\w-]*$/.test(text)
		? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
		: undefined
}
