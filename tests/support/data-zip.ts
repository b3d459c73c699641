/** The files of an account's download, as a person finds them. */
import { unzipSync } from 'fflate'

export function filesIn(zip: Uint8Array): Map<string, string> {
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
	const files = Object.entries(unzipSync(zip))
	return new Map(files.map(([name, bytes]) => [name, decoder.decode(bytes)]))
}
