import { authoredToken, entriesInOrder } from '#app/domain/lesson-text/authored-token.ts'
import type { Block } from '#app/domain/lesson-text/content.ts'

/** Blocks are never changed, and a long text is compared again and again while somebody types. */
const keys = new WeakMap<Block, string>()

/**
 * What an author decides about a paragraph, as a key to compare it by. Readings of the dictionary and
 * the numbers of blanks come by themselves, when a text is stored.
 */
export function authoredOf(block: Block): string {
	const known = keys.get(block)
	if (known !== undefined) return known
	const key = keyOf(block)
	keys.set(block, key)
	return key
}

function keyOf({ zh, en, hides: _, ...rest }: Block): string {
	return JSON.stringify([zh.map(authoredToken), en.trim(), entriesInOrder(rest)])
}
