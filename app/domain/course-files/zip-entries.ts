/**
 * Reads a zip by the directory at its end, and of its files only those that are wanted. So a large zip may
 * stay where it is, and a sound may contain bytes that look like a header.
 *
 *   [ni-hao.txt] [ni-hao.mp3] [directory: ni-hao.txt at 0, ni-hao.mp3 at 812] [end: the directory is at 9,412,007]
 *
 * Encrypted files and Zip64, which zips of more than 4 GB need, are not read. Nothing that a zip says of
 * sizes is trusted: what comes out of it is counted.
 */
import { Inflate } from 'fflate'
import { joinBytes } from '#app/domain/bytes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** Bytes that are read in pieces, wherever they are. A piece ends at the end of the source. */
export type ByteSource = {
	size: number
	read: (from: number, to: number) => Promise<Uint8Array>
}

export function sourceOf(file: Blob): ByteSource {
	return {
		size: file.size,
		read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
	}
}

export type ZipEntry = {
	path: string
	/** In bytes, unpacked, as the directory says. */
	size: number
	packedSize: number
	isDeflated: boolean
	/** Where its own header begins. */
	at: number
}

type Flaw = 'damaged' | 'too-much'

const signatures = { end: 0x06054b50, directory: 0x02014b50, file: 0x04034b50 } as const
const sizes = { end: 22, directory: 46, file: 30 } as const
const longestComment = 0xffff

/** In bytes: far more than the names of a course need. */
const largestDirectory = 4 * 1024 * 1024

/** Files in the order of the directory, without folders. The first of two files with one path counts. */
export async function readEntries(
	zip: ByteSource,
	most: number,
): Promise<Result<ZipEntry[], Flaw>> {
	const end = await findEnd(zip)
	if (!end) return err('damaged')
	if (end.count > most) return err('too-much')
	const view = viewOf(await zip.read(end.from, end.from + end.length))
	const entries = new Map<string, ZipEntry>()
	let at = 0
	for (let index = 0; index < end.count; index += 1) {
		const entry = entryAt(view, at)
		if (!entry || entry.at + entry.packedSize > end.from) return err('damaged')
		at += entry.length
		const { length: _, ...file } = entry
		if (!file.path.endsWith('/') && !entries.has(file.path)) entries.set(file.path, file)
	}
	return ok([...entries.values()])
}

/** The end has the place of the directory, and a comment behind it. */
async function findEnd(zip: ByteSource) {
	const from = Math.max(0, zip.size - sizes.end - longestComment)
	const view = viewOf(await zip.read(from, zip.size))
	for (let at = view.byteLength - sizes.end; at >= 0; at -= 1) {
		if (view.getUint32(at, true) !== signatures.end) continue
		const commentLength = view.getUint16(at + 20, true)
		if (at + sizes.end + commentLength !== view.byteLength) continue
		const [length, place] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
		if (place + length > from + at || length > largestDirectory) return undefined
		return { count: view.getUint16(at + 10, true), from: place, length }
	}
	return undefined
}

/** An entry of the directory with its own length; undefined if it cannot be read. */
function entryAt(view: DataView, at: number): (ZipEntry & { length: number }) | undefined {
	if (at + sizes.directory > view.byteLength) return undefined
	if (view.getUint32(at, true) !== signatures.directory) return undefined
	const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
	const nameLength = view.getUint16(at + 28, true)
	const length =
		sizes.directory + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	if (at + length > view.byteLength) return undefined
	const isEncrypted = (flags & 1) === 1
	const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
	const isPossible =
		method === 0 ? packedSize === size : method === 8 && packedSize <= mostPacked(size)
	if (isEncrypted || !isPossible) return undefined
	const name = new Uint8Array(view.buffer, view.byteOffset + at + sizes.directory, nameLength)
	return {
		// Some programs write paths of Windows.
		path: new TextDecoder().decode(name).replaceAll('\\', '/'),
		packedSize,
		size,
		isDeflated: method === 8,
		at: view.getUint32(at + 42, true),
		length,
	}
}

/** Deflating random bytes makes them a little larger. */
function mostPacked(size: number): number {
	return 1024 + size * 1.1
}

/** The first bytes of a file, or all if there are not more than `most`. Undefined if it is damaged. */
export async function readEntry(
	zip: ByteSource,
	{ at, size, packedSize, isDeflated }: ZipEntry,
	most = size,
): Promise<Uint8Array | undefined> {
	const header = viewOf(await zip.read(at, at + sizes.file))
	if (header.byteLength < sizes.file || header.getUint32(0, true) !== signatures.file) {
		return undefined
	}
	const from = at + sizes.file + header.getUint16(26, true) + header.getUint16(28, true)
	const wanted = Math.min(size, most)
	const packed = await zip.read(from, from + (isDeflated ? packedSize : wanted))
	const bytes = isDeflated ? inflated(packed, wanted) : packed
	return bytes?.length === wanted ? bytes : undefined
}

/** In bytes. A step of deflated data grows to at most 1,032 times its size. */
const step = 16_384

/** Stops as soon as enough came out. Undefined if it cannot be unpacked. */
function inflated(packed: Uint8Array, wanted: number): Uint8Array | undefined {
	const parts: Uint8Array[] = []
	let size = 0
	const inflate = new Inflate((data) => {
		parts.push(data)
		size += data.length
	})
	try {
		for (let from = 0; from < packed.length && size < wanted; from += step) {
			const to = from + step
			inflate.push(packed.subarray(from, to), to >= packed.length)
		}
	} catch {
		return undefined
	}
	return joinBytes(parts).subarray(0, wanted)
}

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
