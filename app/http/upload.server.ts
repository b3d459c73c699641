/**
 * Streams an uploaded file from the request body, with a size limit and never more than about one part
 * in memory.
 */
import { joinBytes } from '#app/domain/bytes.ts'

/** Size of the parts of a multipart upload, except the last, in bytes. */
const partSize = 5 * 1024 * 1024

type Upload = {
	/** The next part of the file; undefined after the last. */
	next(): Promise<Uint8Array<ArrayBuffer> | undefined | 'too-large'>
	/** The Content-Length in bytes, if given. */
	announced: number | undefined
}

/** `most` is the size limit in bytes. */
export function receive(request: Pick<Request, 'body' | 'headers'>, most: number): Upload {
	const announced = Number(request.headers.get('content-length')) || undefined
	const reader = request.body?.getReader()
	let total = 0
	let rest = new Uint8Array(0)

	async function next() {
		if (announced !== undefined && announced > most) return 'too-large'
		const chunks = [rest]
		let size = rest.length
		while (size < partSize) {
			const read = await reader?.read()
			if (!read || read.done) break
			const chunk: Uint8Array = read.value
			total += chunk.length
			if (total > most) {
				await reader?.cancel()
				return 'too-large'
			}
			chunks.push(new Uint8Array(chunk))
			size += chunk.length
		}
		const all = joinBytes(chunks)
		rest = all.slice(partSize)
		return size === 0 ? undefined : all.subarray(0, partSize)
	}

	return { next, announced }
}

type Stored = R2PutOptions & { httpMetadata: R2HTTPMetadata }

/** Stores a file whose first part has already been read, to check its type. */
export async function storeParts(
	media: R2Bucket,
	key: string,
	{ first, upload, ...options }: { first: Uint8Array; upload: Upload } & Stored,
): Promise<'stored' | 'too-large'> {
	if (first.length < partSize) {
		await media.put(key, first, options)
		return 'stored'
	}
	const store = await media.createMultipartUpload(key, options)
	try {
		const parts = [await store.uploadPart(1, first)]
		for (;;) {
			const part = await upload.next()
			if (part === 'too-large') {
				await store.abort()
				return part
			}
			if (!part) break
			parts.push(await store.uploadPart(parts.length + 1, part))
		}
		await store.complete(parts)
		return 'stored'
	} catch (error) {
		await store.abort().catch(() => {})
		throw error
	}
}
