/** Decodes base64: "5L2g5aW9" is 你好. Undefined if the text is truncated or not base64. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
	try {
		return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
	} catch {
		return undefined
	}
}
