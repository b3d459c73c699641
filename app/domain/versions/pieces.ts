/**
 * Compares two sentences piece by piece:
 *
 *   我在市场买菜。 → 我在超市买水果。
 *   我在 [gone 市场] [added 超市] 买 [gone 菜] [added 水果] 。
 *
 * Pieces that are the same or gone make the old sentence, those the same or added the new one.
 */
import { sameInOrder } from '#app/domain/lesson-text/same-in-order.ts'

export type Piece = { kind: 'same' | 'gone' | 'added'; text: string }

/** A character of hanzi, a word of letters, a run of spaces, or one sign. */
const wordsAndSigns = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’-])+|\s+|./gsu

export function diffSentences(before: string, after: string): Piece[] {
	return diffWords(before.match(wordsAndSigns) ?? [], after.match(wordsAndSigns) ?? [])
}

function diffWords(before: readonly string[], after: readonly string[]): Piece[] {
	const pieces: Piece[] = []
	let [from, to] = [0, 0]
	for (const [fromAt, toAt] of [
		...sameInOrder(before, after),
		[before.length, after.length] as const,
	]) {
		pieces.push({ kind: 'gone', text: before.slice(from, fromAt).join('') })
		pieces.push({ kind: 'added', text: after.slice(to, toAt).join('') })
		pieces.push({ kind: 'same', text: before[fromAt] ?? '' })
		from = fromAt + 1
		to = toAt + 1
	}
	return joined(withoutIslands(joined(pieces)))
}

/** A space between two changes changes with them: [went home] became [walked away]. */
function withoutIslands(pieces: readonly Piece[]): Piece[] {
	return pieces.flatMap((piece, at): Piece[] => {
		const isIsland =
			piece.kind === 'same' && /^\s+$/.test(piece.text) && at > 0 && at < pieces.length - 1
		if (!isIsland) return [piece]
		return [
			{ kind: 'gone', text: piece.text },
			{ kind: 'added', text: piece.text },
		]
	})
}

/** Adjacent pieces of a kind become one; what is gone comes before what was added in its place. */
export function joined(pieces: readonly Piece[]): Piece[] {
	const result: Piece[] = []
	let [gone, added] = ['', '']
	const close = () => {
		if (gone) result.push({ kind: 'gone', text: gone })
		if (added) result.push({ kind: 'added', text: added })
		gone = ''
		added = ''
	}
	for (const { kind, text } of pieces) {
		if (text === '') continue
		if (kind === 'gone') gone += text
		else if (kind === 'added') added += text
		else {
			close()
			const last = result.at(-1)
			if (last?.kind === 'same') last.text += text
			else result.push({ kind, text })
		}
	}
	close()
	return result
}
