/**
 * A queue of words that waits in the browser: one change for each reading of a word. 银行, saved on a
 * train, waits here until there is a network.
 */
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import { storedPart } from './stored-part.ts'

/** `at` is in ms since 1970, by this browser's clock. */
export type Change = { word: string; pinyin: string; at: number }

export type WordQueue<Item extends Change> = ReturnType<typeof wordQueue<Item>>

type Kind<Item> = {
	/** Names the part of the browser's storage. */
	name: string
	isItem: (value: unknown) => value is Item
	/** Two changes of the same reading become one. */
	merge: (known: Item, other: Item) => Item
	/** Only the newest of these are kept. */
	most?: number
}

export function wordQueue<Item extends Change>({ name, isItem, merge, most }: Kind<Item>) {
	type Items = Readonly<Record<string, Item>>
	const nothing: Items = Object.freeze(Object.create(null))
	const part = storedPart<Items>({ name, empty: nothing, parse, join })

	function join(stored: Items, own: Items): Items {
		const changed = Object.values(own).flatMap((item) => {
			const known = stored[keyOfReading(item)]
			const merged = known ? merge(known, item) : item
			return merged === known ? [] : [merged]
		})
		return changed.length === 0 ? stored : byKey([...Object.values(stored), ...changed])
	}

	function byKey(items: readonly Item[]): Items {
		const queued: Record<string, Item> = Object.create(null)
		for (const item of items) queued[keyOfReading(item)] = item
		const all = Object.values(queued)
		if (most === undefined || all.length <= most) return queued
		return byKey(all.sort((a, b) => b.at - a.at).slice(0, most))
	}

	/** Checked by hand: the browser is spared a schema library. */
	function parse(stored: string): { value: Items; isDamaged: boolean } {
		try {
			const values: unknown[] = Object.values(Object(JSON.parse(stored)))
			const items = values.filter(isItem)
			return { value: byKey(items), isDamaged: items.length < values.length }
		} catch {
			return { value: nothing, isDamaged: true }
		}
	}

	/** Leaves those that have changed again meanwhile. */
	function remove(userId: string, sent: readonly Item[]): void {
		const isSent = (item: Item) =>
			sent.some((other) => keyOfReading(other) === keyOfReading(item) && other.at === item.at)
		part.remove(userId, (items) => byKey(Object.values(items).filter((item) => !isSent(item))))
	}

	return {
		/** By word and reading; the same object as long as nothing changed. */
		read: part.read,
		/** False if there is no room. */
		add: (userId: string, items: readonly Item[]) => part.add(userId, byKey(items)),
		remove,
		/** Puts away what the server does not understand, so that what comes after it can be sent. */
		setAside(userId: string, sent: readonly Item[]): void {
			remove(userId, sent)
			part.putAside(userId, JSON.stringify(sent))
		},
		onChange: part.onChange,
	}
}
