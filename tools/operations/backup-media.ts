/** Writes the media store to files and reads it back: covers, audio and timings with metadata. */
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import * as z from 'zod'
import { makePrivateFolder, privateFile } from '#tools/private-files.ts'
import { StopReason } from '#tools/stop-reason.ts'

const objectSchema = z.object({
	key: z.string(),
	size: z.number(),
	contentType: z.string().optional(),
	customMetadata: z.record(z.string(), z.string()).optional(),
})

type StoredObject = z.infer<typeof objectSchema>

/** Returns the number of objects. */
export async function writeMedia(media: R2Bucket, folder: string): Promise<number> {
	makePrivateFolder(join(folder, 'media'))
	const written: StoredObject[] = []
	for await (const key of keysOf(media)) {
		const object = await media.get(key)
		// Deleted since it was listed.
		if (!object) continue
		// The same stream in the types of Node and of the worker.
		const body = object.body as unknown as NodeStream
		await pipeline(Readable.fromWeb(body), createWriteStream(fileOf(folder, key), privateFile))
		const { size, httpMetadata, customMetadata } = object
		written.push({ key, size, contentType: httpMetadata?.contentType, customMetadata })
	}
	const lines = written.map((object) => `${JSON.stringify(object)}\n`)
	writeFileSync(listOf(folder), lines.join(''), privateFile)
	return written.length
}

/** Puts every object back under its key; other objects in the store stay. */
export async function readMedia(media: R2Bucket, folder: string): Promise<number> {
	if (!existsSync(listOf(folder))) throw new StopReason(`${folder} contains no media.`)
	const lines = readFileSync(listOf(folder), 'utf8').split('\n').filter(Boolean)
	for (const line of lines) {
		const { key, size, contentType, customMetadata } = objectSchema.parse(JSON.parse(line))
		const path = fileOf(folder, key)
		if ((await stat(path)).size !== size)
			throw new StopReason(`${path} has been changed since the backup.`)
		await media.put(key, new Uint8Array(await readFile(path)), {
			...(contentType && { httpMetadata: { contentType } }),
			...(customMetadata && { customMetadata }),
		})
	}
	return lines.length
}

async function* keysOf(media: R2Bucket): AsyncGenerator<string> {
	let cursor: string | undefined
	do {
		const listed = await media.list(cursor ? { cursor } : {})
		for (const { key } of listed.objects) yield key
		cursor = listed.truncated ? listed.cursor : undefined
	} while (cursor)
}

function listOf(folder: string): string {
	return join(folder, 'media.jsonl')
}

/** Keys may contain slashes and other characters that file names may not. */
function fileOf(folder: string, key: string): string {
	return join(folder, 'media', encodeURIComponent(key))
}
