import { firstBatch } from './batches.ts'
import type { Channel } from './channel.ts'
import type { Change, WordQueue } from './word-queue.ts'

type Route<Item> = {
	path: string
	/** The most changes that the server takes at once. */
	most: number
	/** The body's field with the changes, and a change as it is sent. */
	field: string
	write: (item: Item, ageMs: number) => object
	/** Returns how to follow a reply; undefined if it is not our server's. */
	read: (reply: unknown, items: readonly Item[]) => (() => void) | undefined
}

/** Sends a queue's changes; what the server has taken leaves the queue. */
export function wordChannel<Item extends Change>(
	{ userId, queue }: { userId: string; queue: WordQueue<Item> },
	{ path, most, field, write, read }: Route<Item>,
): Channel {
	return {
		delayMs: 0,
		// There are no news to ask for.
		freshMs: Number.POSITIVE_INFINITY,
		isAsking: false,
		tidy: () => queue.add(userId, []),
		nextBatch({ isOneByOne }) {
			const waiting = Object.values(queue.read(userId))
			const { items, isShort } = firstBatch(waiting, isOneByOne ? 1 : most)
			if (items.length === 0) return undefined
			const now = Date.now()
			// How long ago, not when: this browser's clock may be wrong.
			const changes = items.map((item) => write(item, Math.max(0, Math.round(now - item.at))))
			return {
				path,
				body: JSON.stringify({ [field]: changes }),
				sent: items.length,
				isNews: false,
				isShort,
				read(reply) {
					const settle = read(reply, items)
					if (!settle) return undefined
					const take = () => {
						settle()
						queue.remove(userId, items)
					}
					return { settled: items.length, take }
				},
				setAside: () => queue.setAside(userId, items),
			}
		},
		onChange: queue.onChange,
	}
}
