/** Sends a zip that is too large for one request. What has arrived once is not sent again. */
import { partSize } from '#app/domain/course-files/limits.ts'
import { isObject } from '#app/domain/is-object.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { type Sent, sendFile } from '#app/ui/admin/send-file.ts'

const address = '/admin/courses/import/parts'

/** In milliseconds, after a part that did not arrive. */
const pauses = [1000, 4000, 10_000]

type Part = { hash: string; bytes: Blob }

type Options = {
	/** From 0 to 1; undefined while the file is read. */
	onProgress: (share: number | undefined) => void
	signal: AbortSignal
}

/** Returns the names of the parts in their order, or the failure that the pauses could not mend. */
export async function sendParts(
	file: Blob,
	{ onProgress, signal }: Options,
): Promise<{ ok: true; hashes: string[] } | Extract<Sent, { ok: false }>> {
	onProgress(undefined)
	const parts = await partsOf(file, signal)
	if (signal.aborted) return { ok: false, text: undefined, status: 0 }
	const hashes = parts.map(({ hash }) => hash)
	const list = new Blob([JSON.stringify({ parts: hashes })])
	const asked = await sendAgain(
		() => sendFile(address, list, { onProgress: () => {}, signal }),
		signal,
	)
	if (!asked.ok) return asked
	const missing = missingIn(asked.body)
	const left = parts.filter(({ hash }) => missing.has(hash))
	let arrived = file.size - sizeOf(left)
	for (const { hash, bytes } of left) {
		const progress = (share: number) => onProgress((arrived + share * bytes.size) / file.size)
		progress(0)
		const send = () => sendFile(`${address}?part=${hash}`, bytes, { onProgress: progress, signal })
		const sent = await sendAgain(send, signal)
		if (!sent.ok) return sent
		arrived += bytes.size
	}
	onProgress(1)
	return { ok: true, hashes }
}

/** A file is read once, for its check and its import. */
const known = new WeakMap<Blob, Part[]>()

async function partsOf(file: Blob, signal: AbortSignal): Promise<Part[]> {
	const before = known.get(file)
	if (before) return before
	const parts: Part[] = []
	for (let from = 0; from < file.size && !signal.aborted; from += partSize) {
		const bytes = file.slice(from, from + partSize)
		parts.push({ hash: await sha256(new Uint8Array(await bytes.arrayBuffer())), bytes })
	}
	if (!signal.aborted) known.set(file, parts)
	return parts
}

/** Tries again after a lost connection or a failure of the server, not after a refusal. */
async function sendAgain(send: () => Promise<Sent>, signal: AbortSignal): Promise<Sent> {
	for (const pause of pauses) {
		const sent = await send()
		const isLost = !sent.ok && (sent.status === 0 || sent.status >= 500)
		if (!isLost || signal.aborted) return sent
		await new Promise((resolve) => setTimeout(resolve, pause))
	}
	return send()
}

function missingIn(body: unknown): Set<unknown> {
	return new Set(isObject(body) && Array.isArray(body.missing) ? body.missing : [])
}

function sizeOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { bytes }) => sum + bytes.size, 0)
}
