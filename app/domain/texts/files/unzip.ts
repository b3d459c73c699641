/**
 * Takes the chosen files out of a zip, such as an EPUB: mimetype, META-INF/container.xml, 第一章.xhtml.
 *
 * A zip of a few kilobytes may hold gigabytes, and what it says of their sizes may be a lie. So it is
 * unpacked in small steps, and what came out is counted after each.
 */
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { joinBytes } from '#app/domain/bytes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

export type UnzipLimits = {
	entries: number
	/** In bytes, unpacked. */
	bytesOfEntry: number
	bytes: number
}

/** In bytes. A step of deflated data grows to at most 1,032 times its size. */
const step = 16_384

export type Unzipped = ReadonlyMap<string, Uint8Array>

/** Names of entries are paths as the zip has them. The first of two entries of one name counts. */
export function unzip(
	bytes: Uint8Array,
	limits: UnzipLimits,
	isWanted: (path: string) => boolean,
): Result<Unzipped, 'damaged' | 'too-much'> {
	const found = new Map<string, Uint8Array[]>()
	let entries = 0
	let total = 0
	let trouble: 'damaged' | 'too-much' | undefined

	const zip = new Unzip((entry) => {
		entries += 1
		if (entries > limits.entries) trouble = 'too-much'
		const path = pathOf(entry)
		if (trouble || found.has(path) || !isWanted(path)) return
		const parts: Uint8Array[] = []
		let size = 0
		found.set(path, parts)
		entry.ondata = (error, data) => {
			if (error) {
				trouble ??= 'damaged'
				return
			}
			size += data.length
			total += data.length
			if (size > limits.bytesOfEntry || total > limits.bytes) trouble = 'too-much'
			if (!trouble) parts.push(data)
		}
		entry.start()
	})
	zip.register(UnzipInflate)

	try {
		for (let from = 0; from < bytes.length && !trouble; from += step) {
			const to = from + step
			zip.push(bytes.subarray(from, to), to >= bytes.length)
		}
	} catch {
		// fflate throws at a zip that is cut off or was packed in an unknown way.
		trouble ??= 'damaged'
	}
	if (trouble) return err(trouble)
	return ok(new Map([...found].map(([path, parts]) => [path, joinBytes(parts)])))
}

/** Some programs write paths of Windows. */
function pathOf({ name }: UnzipFile): string {
	return name.replaceAll('\\', '/')
}
