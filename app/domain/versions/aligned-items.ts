/**
 * Which items of a list changed, from one version to the next. Items are paragraphs or exercises.
 *
 *   before  早上好！ | 你去哪儿？   | 再见！
 *   after   再见！   | 早上好！    | 你要去哪儿？
 *
 * 再见！ has moved from place 3 to place 1, and the question has changed.
 */
import { alignParagraphs } from '#app/domain/lesson-text/align-paragraphs.ts'
import type { Block } from '#app/domain/lesson-text/content.ts'

/** Places are counted from 0. */
export type ItemChange =
	| { kind: 'changed'; from: number; to: number }
	| { kind: 'moved'; from: number; to: number }
	| { kind: 'added'; to: number }
	| { kind: 'gone'; from: number }

type Sides = {
	before: readonly Block[]
	after: readonly Block[]
	/** Two items with the same key show no difference. */
	keyOf: (block: Block) => string
}

/** The items that differ, in the order of the new list. */
export function changedItems({ before, after, keyOf }: Sides): ItemChange[] {
	const was = before.map(keyOf)
	const is = after.map(keyOf)
	const pairs = alignParagraphs(before, after)
	const goneByKey = new Map<string, number[]>()
	for (const { from, to } of pairs) {
		if (from === undefined || to !== undefined) continue
		const key = was[from] ?? ''
		goneByKey.set(key, [...(goneByKey.get(key) ?? []), from])
	}
	const moved = new Set<number>()
	const changes = pairs.flatMap(({ from, to }): ItemChange[] => {
		if (to === undefined) return from === undefined ? [] : [{ kind: 'gone', from }]
		if (from !== undefined) return was[from] === is[to] ? [] : [{ kind: 'changed', from, to }]
		const place = goneByKey.get(is[to] ?? '')?.shift()
		if (place === undefined) return [{ kind: 'added', to }]
		moved.add(place)
		return [{ kind: 'moved', from: place, to }]
	})
	return changes.filter((change) => change.kind !== 'gone' || !moved.has(change.from))
}
