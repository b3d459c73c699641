/**
 * Unpacks what was packed with zstd. What it says of its size may be a lie, so it goes in by small steps,
 * and what comes out is counted.
 */
import { Decompress } from 'fzstd'
import { joinBytes } from '#app/domain/bytes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** In bytes. */
const step = 16_384

/** `most` is in bytes, unpacked. */
export function unpackZstd(
	packed: Uint8Array,
	most: number,
): Result<Uint8Array, 'too-much' | 'damaged'> {
	const parts: Uint8Array[] = []
	let size = 0
	const stream = new Decompress((part) => {
		size += part.length
		// Ends the unpacking at once.
		if (size > most) throw new RangeError('more than may be unpacked')
		// The library goes on to use its bytes.
		parts.push(part.slice())
	})
	try {
		for (let from = 0; from < packed.length; from += step) {
			stream.push(packed.subarray(from, from + step), from + step >= packed.length)
		}
	} catch {
		return err(size > most ? 'too-much' : 'damaged')
	}
	return ok(joinBytes(parts))
}
