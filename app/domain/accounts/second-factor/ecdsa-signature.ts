/**
 * Signatures on P-256 come as two numbers in ASN.1: 30 06 02 01 05 02 01 07 is 5 and 7. WebCrypto takes
 * them as 32 bytes each. A number may have fewer bytes, or a zero in front.
 */
const numberBytes = 32

/** 64 bytes; undefined if the text is no such signature. X.690, definite short lengths. */
export function toRawSignature(asn1: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
	if (asn1[0] !== 0x30 || asn1[1] !== asn1.length - 2) return undefined
	const first = numberAt(asn1, 2)
	const second = first && numberAt(asn1, first.end)
	if (!second || second.end !== asn1.length) return undefined
	const raw = new Uint8Array(2 * numberBytes)
	raw.set(first.bytes, numberBytes - first.bytes.length)
	raw.set(second.bytes, 2 * numberBytes - second.bytes.length)
	return raw
}

function numberAt(asn1: Uint8Array, start: number) {
	const length = asn1[start + 1]
	if (asn1[start] !== 0x02 || length === undefined) return undefined
	const end = start + 2 + length
	if (length === 0 || end > asn1.length) return undefined
	const all = asn1.subarray(start + 2, end)
	const zeros = all.findIndex((byte) => byte !== 0)
	const bytes = zeros < 0 ? all.subarray(all.length) : all.subarray(zeros)
	return bytes.length > numberBytes ? undefined : { bytes, end }
}
