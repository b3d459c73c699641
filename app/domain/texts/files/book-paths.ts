/**
 * Finds the file of a zip that a link in a book means, whatever the two call it.
 *
 *   Text/%E7%AC%AC1%E7%AB%A0.xhtml#b   →   OEBPS/text/第1章.xhtml, and the anchor b
 *
 * Programs disagree on percent signs, capitals, accents and backslashes, and some move the folders. The name
 * as it is written is looked for first, then the same name folded, at last a file of that name in any folder.
 */

type Place = { path: string; anchor: string }

/** `from` is the path of the file that has the link. Undefined if the zip has no such file. */
export type FindPlace = (from: string, link: string) => Place | undefined

export function placesIn(paths: Iterable<string>): FindPlace {
	const folded = new Map<string, string>()
	/** Undefined where two files of different folders have one name. */
	const byName = new Map<string, string | undefined>()
	const exact = new Set(paths)
	for (const path of exact) {
		for (const key of [fold(path), fold(withoutPercents(path))]) {
			if (!folded.has(key)) folded.set(key, path)
		}
		const name = nameIn(fold(path))
		byName.set(name, byName.has(name) ? undefined : path)
	}

	function fileOf(path: string): string | undefined {
		if (exact.has(path)) return path
		const decoded = withoutPercents(path)
		return exact.has(decoded) ? decoded : (folded.get(fold(path)) ?? folded.get(fold(decoded)))
	}

	return (from, link) => {
		if (isElsewhere(link)) return undefined
		const places = readingsOf(link).map(({ path, anchor }) => ({
			path: pathFrom(from, path),
			anchor: withoutPercents(anchor),
		}))
		for (const { path, anchor } of places) {
			const file = fileOf(path)
			if (file !== undefined) return { path: file, anchor }
		}
		for (const { path, anchor } of places) {
			const file = byName.get(nameIn(fold(withoutPercents(path))))
			if (file !== undefined) return { path: file, anchor }
		}
		return undefined
	}
}

/** The last part of a link or path, for people: `text/%E4%B8%80.xhtml` is 一.xhtml. */
export function shownName(link: string): string {
	return asMeant(nameIn(withoutPercents(link).replaceAll('\\', '/'))) || link
}

/** Addresses of the web and the like. A file may be called `第一章:山.xhtml`. */
function isElsewhere(link: string): boolean {
	return (
		/^\s*(?:[a-z][a-z\d+.-]*:)?\/\//i.test(link) ||
		/^\s*(?:data|mailto|urn|javascript):/i.test(link)
	)
}

/** A `#` or `?` belongs to the file’s name, or ends it: both are tried. */
function readingsOf(link: string): Place[] {
	const whole = link.trim()
	const hash = whole.lastIndexOf('#')
	const readings = [{ path: whole, anchor: '' }]
	if (hash >= 0) readings.push({ path: whole.slice(0, hash), anchor: whole.slice(hash + 1) })
	for (const { path, anchor } of [...readings]) {
		if (path.includes('?')) readings.push({ path: path.replace(/\?.*/s, ''), anchor })
		if (path.includes('+')) readings.push({ path: path.replaceAll('+', ' '), anchor })
	}
	// A link to an anchor alone means its own page, which is told by its table of contents.
	return readings.filter(({ path }) => path !== '')
}

function pathFrom(from: string, path: string): string {
	const plain = path.replaceAll('\\', '/')
	const steps = plain.startsWith('/') ? [] : from.split('/').slice(0, -1)
	for (const step of plain.split('/')) {
		if (step === '..') steps.pop()
		else if (step !== '.' && step !== '') steps.push(step)
	}
	return steps.join('/')
}

function fold(path: string): string {
	const names = path.replaceAll('\\', '/').split('/').map(asMeant)
	return names.join('/').normalize('NFC').toLowerCase().replaceAll('&amp;', '&')
}

function nameIn(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1)
}

/** `%E4%B9%A6` is 书, in whichever encoding its bytes are; the sign of `100%.xhtml` stays. */
function withoutPercents(path: string): string {
	return path.replace(/(?:%[\da-f]{2})+/gi, (run) => {
		const digits = run.match(/[\da-f]{2}/gi) ?? []
		return decodeName(Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16)))
	})
}

/**
 * The name of a file whose encoding nobody says: the bytes E4 B9 A6 and CA E9 are both 书.txt’s 书, in UTF-8 and
 * in GBK. What is neither is Latin-1, where every byte is a character.
 */
function decodeName(bytes: Uint8Array): string {
	for (const encoding of ['utf-8', 'gb18030']) {
		try {
			return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
		} catch {
			// Not in this encoding.
		}
	}
	return String.fromCharCode(...bytes)
}

/** fflate reads a name without the mark of UTF-8 as Latin-1: ä¹¦ was meant as 书. */
function asMeant(name: string): string {
	const isOfBytes = /[\x80-\xff]/.test(name) && !/[^\0-\xff]/.test(name)
	return isOfBytes ? decodeName(Uint8Array.from(name, (sign) => sign.charCodeAt(0))) : name
}
