import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

type ZippedFile = {
	name: string
	/** Text or bytes, piece by piece: a piece is read when the one before it is on its way. */
	pieces: () => AsyncIterable<string | Uint8Array>
	/** Pictures and sounds are packed already, and are put in as they are. */
	isPacked?: boolean
}

/**
 * A zip of files that is made while it is sent, so that never more than a piece of it is in memory. The same
 * pieces give the same bytes. A failure breaks off the download.
 */
export function zipStream(
	files: readonly ZippedFile[],
	{ at }: { at: Date },
): ReadableStream<Uint8Array> {
	const chunks = zipped(files, at)
	return new ReadableStream({
		async pull(controller) {
			const { value, done } = await chunks.next()
			if (done) controller.close()
			else controller.enqueue(value)
		},
		async cancel() {
			await chunks.return(undefined)
		},
	})
}

async function* zipped(files: readonly ZippedFile[], at: Date): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder()
	const ready: Uint8Array[] = []
	const zip = new Zip((error, chunk) => {
		if (error) throw error
		if (chunk.length > 0) ready.push(chunk)
	})
	for (const { name, pieces, isPacked = false } of files) {
		const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
		file.mtime = at
		zip.add(file)
		for await (const piece of pieces()) {
			file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
			yield* ready.splice(0)
		}
		file.push(new Uint8Array(0), true)
		yield* ready.splice(0)
	}
	zip.end()
	yield* ready.splice(0)
}
