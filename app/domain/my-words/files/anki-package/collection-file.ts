/**
 * Takes the collection out of an Anki package (.apkg of a deck, .colpkg of all decks): a zip with a
 * SQLite database, and media whose names are numbers.
 *
 *   collection.anki21b, collection.anki2, meta, media, 0, 1   →   the first one, and 2 media files
 *
 * Newer packages hold a collection.anki2 too, with nothing but a note that asks to update Anki. So the
 * newest collection counts, and no older one stands in for one that is damaged.
 */
import type { AnkiPackageCode } from '#app/domain/errors/anki-packages.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type UnzipLimits, unzip } from '#app/domain/texts/files/unzip.ts'
import { unpackZstd } from './zstd.ts'

/** In bytes, of the unpacked database. */
export const mostBytesOfCollection = 100 * 1024 * 1024

const limits: UnzipLimits = {
	entries: 200_000,
	bytesOfEntry: mostBytesOfCollection,
	bytes: 2 * mostBytesOfCollection,
}

/** Newest first. The last format is packed once more. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

/** The number of the newest format, as `meta` has it. */
const newestFormat = 3

export type CollectionFile = {
	/** A SQLite database. */
	database: Uint8Array
	/** The number of media files beside it. */
	media: number
}

export function takeCollection(bytes: Uint8Array): Result<CollectionFile, AnkiPackageCode> {
	if (!startsWith(bytes, zipStart)) return err('anki-package.foreign')
	const isProtected = ((bytes[6] ?? 0) & 1) === 1
	if (isProtected) return err('anki-package.protected')
	const seen = new Set<string>()
	const unpacked = unzip(bytes, limits, (path) => {
		seen.add(path)
		return path === 'meta' || collections.some((name) => name === path)
	})
	if (!unpacked.ok) return err('anki-package.too-much-inside')
	const format = formatOf(unpacked.value.get('meta'))
	if (format > newestFormat) return err('anki-package.too-new')
	const newest = collections.find((name) => seen.has(name))
	if (!newest) return err(isWhole(bytes) ? 'anki-package.foreign' : 'anki-package.damaged')
	const content = unpacked.value.get(newest)
	const isPacked = newest === 'collection.anki21b'
	if (!content || (format === newestFormat && !isPacked)) return err('anki-package.damaged')
	const opened = isPacked ? unpackZstd(content, mostBytesOfCollection) : ok(content)
	if (!opened.ok) {
		const isMuch = opened.error === 'too-much'
		return err(isMuch ? 'anki-package.too-much-inside' : 'anki-package.damaged')
	}
	if (!startsWith(opened.value, databaseStart)) return err('anki-package.damaged')
	const media = [...seen].filter((path) => /^\d+$/.test(path)).length
	return ok({ database: opened.value, media })
}

const zipStart = new TextEncoder().encode('PK\u0003\u0004')
const databaseStart = new TextEncoder().encode('SQLite format 3\0')

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
	return start.every((byte, at) => bytes[at] === byte)
}

/** `meta` is a protobuf message whose field 1 is the format. Old packages have none. */
function formatOf(meta: Uint8Array = new Uint8Array()): number {
	return meta[0] === 8 ? (meta[1] ?? 0) : 0
}

/** Whether a zip has its end, with a comment of at most 65,535 bytes after it. */
function isWhole(bytes: Uint8Array): boolean {
	for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
		if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5) return true
	}
	return false
}
