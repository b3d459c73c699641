/** A key as an authenticator app reads it: "MZXW 6YTB" is "fooba". */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
	const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
	const bits = [...text.replaceAll(' ', '')]
		.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
		.join('')
	const bytes = bits.match(/.{8}/g) ?? []
	return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}
