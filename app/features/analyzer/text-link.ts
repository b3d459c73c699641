/**
 * Links that contain a text: /tools/analyzer#t=… holds 我爱你。 compressed. The part after # never
 * leaves the browser, so no server sees or stores it.
 */
import { longestText } from '#app/domain/analyzer/paragraphs.ts'
import { fromBase64Url, toBase64Url } from '#app/domain/bytes.ts'
import { isTextLink, linkStart } from './is-text-link.ts'

/** The longest text in UTF-8. A link that unpacks to more is refused. */
const mostBytes = longestText * 4

/** Returns the hash part of the link, # included. */
export async function linkTo(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text)
	const pressed = await bytesOf(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')))
	return `${linkStart}${toBase64Url(pressed ?? new Uint8Array())}`
}

/** Undefined if the link is damaged. */
export async function textOfLink(hash: string): Promise<string | undefined> {
	if (!isTextLink(hash)) return undefined
	try {
		const pressed = fromBase64Url(hash.slice(linkStart.length))
		if (!pressed) return undefined
		const unfolded = streamOf(pressed).pipeThrough(new DecompressionStream('deflate-raw'))
		const bytes = await bytesOf(unfolded, mostBytes)
		return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		// Truncated, or not a link of ours.
		return undefined
	}
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	return new Blob([bytes]).stream()
}

/** Undefined if the stream has more than `most` bytes. */
async function bytesOf(
	stream: ReadableStream<Uint8Array>,
	most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | undefined> {
	const reader = stream.getReader()
	const bytes: number[] = []
	for (;;) {
		const { done, value } = await reader.read()
		if (done) return Uint8Array.from(bytes)
		if (bytes.length + value.length > most) {
			await reader.cancel()
			return undefined
		}
		for (const byte of value) bytes.push(byte)
	}
}
