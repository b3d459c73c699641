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

/** The files that are whole, by their paths. */
export type Unzipped = ReadonlyMap<string, Uint8Array>

type Entry = { parts: Uint8Array[]; size: number; isWhole: boolean }

/**
 * Names of entries are paths as the zip has them. The first of two entries of one name counts. Entries
 * that are damaged or cut off are not among the files: the others of their zip can still be read.
 */
export function unzip(
	bytes: Uint8Array,
	limits: UnzipLimits,
	isWanted: (path: string) => boolean,
): Result<Unzipped, 'too-much'> {
	const found = new Map<string, Entry>()
	let entries = 0
	let total = 0
	let isTooMuch = false

	const zip = new Unzip((packed) => {
		entries += 1
		if (entries > limits.entries) isTooMuch = true
		const path = pathOf(packed)
		if (isTooMuch || found.has(path) || !isWanted(path)) return
		const entry: Entry = { parts: [], size: 0, isWhole: false }
		let isDamaged = false
		found.set(path, entry)
		packed.ondata = (error, data, isLast) => {
			isDamaged ||= error !== null
			// Inflating says with an error that it ends, and has no data then.
			if (isDamaged) return
			entry.size += data.length
			total += data.length
			if (entry.size > limits.bytesOfEntry || total > limits.bytes) isTooMuch = true
			if (!isTooMuch) entry.parts.push(data)
			entry.isWhole = isLast
		}
		start(packed)
	})
	zip.register(UnzipInflate)

	try {
		for (let from = 0; from < bytes.length && !isTooMuch; from += step) {
			const to = from + step
			zip.push(bytes.subarray(from, to), to >= bytes.length)
		}
	} catch {
		// fflate throws at the end of a zip that is cut off. What came before it is whole.
	}
	if (isTooMuch) return err('too-much')
	const whole = [...found].filter(([, { isWhole }]) => isWhole)
	return ok(new Map(whole.map(([path, { parts }]) => [path, joinBytes(parts)])))
}

function start(packed: UnzipFile): void {
	try {
		packed.start()
	} catch {
		// Packed in a way that fflate does not know.
	}
}

/** Some programs write paths of Windows. */
function pathOf({ name }: UnzipFile): string {
	return name.replaceAll('\\', '/')
}
