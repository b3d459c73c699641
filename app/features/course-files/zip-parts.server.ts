/**
 * The parts of a zip that is too large for one request. A part has the name of its content, so that one that
 * is sent again is the same, and a day to be imported.
 */
import type { Db } from '#app/db/client.server.ts'
import { awaitUploads } from '#app/db/discarded-media.ts'
import { partSize } from '#app/domain/course-files/limits.ts'
import type { ByteSource } from '#app/domain/course-files/zip-entries.ts'
import { sha256 } from '#app/domain/sha256.ts'

type Stores = { db: Db; media: R2Bucket }

const folder = 'imports/'

function keyOf(hash: string): string {
	return `${folder}${hash}`
}

/** The parts that have to be sent. Those that are here get another day. */
export async function findMissingParts(
	{ db, media }: Stores,
	{ hashes, now }: { hashes: readonly string[]; now: Date },
): Promise<string[]> {
	await db.run(awaitUploads(hashes.map(keyOf), now))
	const there = new Set<string>()
	let cursor: string | undefined
	do {
		const listed = await media.list({ prefix: folder, ...(cursor && { cursor }) })
		for (const { key } of listed.objects) there.add(key)
		cursor = listed.truncated ? listed.cursor : undefined
	} while (cursor)
	return [...new Set(hashes)].filter((hash) => !there.has(keyOf(hash)))
}

/** Refuses a part that does not have the content of its name: it was damaged on its way. */
export async function storePart(
	{ db, media }: Stores,
	{ hash, bytes, now }: { hash: string; bytes: Uint8Array<ArrayBuffer>; now: Date },
): Promise<'stored' | 'damaged'> {
	if ((await sha256(bytes)) !== hash) return 'damaged'
	await db.run(awaitUploads([keyOf(hash)], now))
	await media.put(keyOf(hash), bytes)
	return 'stored'
}

/** Thrown where a part was not sent or has been deleted since. */
export class PartIsGone extends Error {}

/** The zip of these parts. It keeps the last part that was read: files lie one after the other. */
export function zipOfParts(
	media: R2Bucket,
	{ hashes, size }: { hashes: readonly string[]; size: number },
): ByteSource {
	let last: { index: number; bytes: Uint8Array } | undefined

	async function part(index: number): Promise<Uint8Array> {
		if (last?.index === index) return last.bytes
		const object = await media.get(keyOf(hashes[index] ?? ''))
		if (!object) throw new PartIsGone()
		last = { index, bytes: new Uint8Array(await object.arrayBuffer()) }
		return last.bytes
	}

	return {
		size,
		async read(from, to) {
			const end = Math.min(to, size)
			const bytes = new Uint8Array(Math.max(0, end - from))
			for (let at = from; at < end; ) {
				const index = Math.floor(at / partSize)
				const start = index * partSize
				const piece = (await part(index)).subarray(at - start, end - start)
				if (piece.length === 0) throw new PartIsGone()
				bytes.set(piece, at - from)
				at += piece.length
			}
			return bytes
		},
	}
}
