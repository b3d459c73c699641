import { encode } from 'uqr'

/** The dark squares of a QR code as the path of an SVG, each a unit wide, and the width of the whole. */
export function qrCode(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: 'M', border: 4 })
	const path = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('')
	return { path, size }
}
