/**
 * A line with what was found in it marked: 我去市场买菜。 for 市场 is 我去 | *市场* | 买菜。 A line of more than 200
 * units is cut around the first match.
 */

export type TextPiece = { text: string; isMatch?: true }

/** UTF-16 units kept before the first match, and behind it. */
const [keptBefore, keptBehind] = [40, 160]

/** The places of a text in a line, without overlaps, in UTF-16 units. Case is ignored on demand. */
export function placesOf(line: string, sought: string, ignoresCase = false): number[] {
	if (sought === '') return []
	const [text, wanted] = ignoresCase ? [lower(line), lower(sought)] : [line, sought]
	const places: number[] = []
	for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
		places.push(at)
	}
	return places
}

/** As the index does, and without changing a length. */
function lower(text: string): string {
	return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Undefined if the line does not have it. */
export function markedText(line: string, sought: string): TextPiece[] | undefined {
	const places = placesOf(line, sought, true)
	const [first] = places
	if (first === undefined) return undefined
	const isShort = line.length <= keptBefore + keptBehind
	const from = isShort || first <= keptBefore ? 0 : wholeCharacter(line, first - keptBefore)
	const end = wholeCharacter(line, first + sought.length + keptBehind)
	const to = isShort ? line.length : Math.min(line.length, end)
	const pieces: TextPiece[] = from > 0 ? [{ text: '…' }] : []
	let at = from
	for (const place of places) {
		const placeEnd = place + sought.length
		if (placeEnd > to) break
		if (place > at) pieces.push({ text: line.slice(at, place) })
		pieces.push({ text: line.slice(place, placeEnd), isMatch: true })
		at = placeEnd
	}
	if (at < to) pieces.push({ text: line.slice(at, to) })
	if (to < line.length) pieces.push({ text: '…' })
	return pieces
}

/** The same place, or one before it within a character of two units. */
function wholeCharacter(text: string, at: number): number {
	return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at
}
