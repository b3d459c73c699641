/** The SHA-256 of a text or of bytes, in hex: 你好 → 670d9743542cae3ea7ebe36af56bd53648b0a1126162e78d81a32934a711302e */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
	const digest = await crypto.subtle.digest('SHA-256', bytes)
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
