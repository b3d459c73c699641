import { strToU8, type Zippable, zipSync } from 'fflate'

/** A zip of texts and bytes by their paths. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
	const entries: Zippable = {}
	for (const [path, content] of Object.entries(files)) {
		entries[path] = typeof content === 'string' ? strToU8(content) : content
	}
	return new Uint8Array(zipSync(entries))
}
