/**
 * A part of this browser's storage, each person's apart. The page remembers what it added itself: a
 * full storage loses nothing while the page is open, and a second tab that wrote at the same moment
 * overwrites nothing for long.
 */
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

type Part<T> = {
	/** The storage key without the person. */
	name: string
	empty: T
	/** The readable part of a stored text, and whether there was anything else. */
	parse(stored: string): { value: T; isDamaged: boolean }
	/** The stored value together with the page's own additions. */
	join(stored: T, own: T): T
}

type Reading = { userId: string; text: string | null; own: unknown }

export function storedPart<T extends object>({ name, empty, parse, join }: Part<T>) {
	const changed = `hanlu:${name}`
	const added = new Map<string, T>()
	let last: (Reading & { value: T }) | undefined

	const keyOf = (userId: string) => `hanlu.${name}.${userId}`
	const ownOf = (userId: string) => added.get(userId) ?? empty

	/** Not to be changed; the same object as long as nothing changed. */
	function read(userId: string): T {
		const own = ownOf(userId)
		const text = readStored(keyOf(userId))
		if (last?.userId === userId && last.text === text && last.own === own) return last.value
		const value = join(text === null ? empty : parse(text).value, own)
		last = { userId, text, own, value }
		return value
	}

	/** False if there is no room. */
	function add(userId: string, more: T): boolean {
		setDamageAside(userId)
		const before = read(userId)
		added.set(userId, join(ownOf(userId), more))
		return write(userId, before, read(userId))
	}

	function remove(userId: string, from: (value: T) => T): void {
		const before = read(userId)
		const left = from(before)
		added.set(userId, from(ownOf(userId)))
		if (write(userId, before, left)) return
		removeStored(keyOf(userId))
		added.set(userId, left)
	}

	/** Not thrown away: a person's work may still be read out of it. */
	function putAside(userId: string, text: string): void {
		writeStored(`${keyOf(userId)}.damaged.${Date.now()}`, text)
	}

	/** Calls back when it changes, in this tab or in another; returns how to stop it. */
	function onChange(callback: (event: Event) => void): () => void {
		window.addEventListener(changed, callback)
		window.addEventListener('storage', callback)
		return () => {
			window.removeEventListener(changed, callback)
			window.removeEventListener('storage', callback)
		}
	}

	/** Tells of it, unless nothing changed. */
	function write(userId: string, before: T, after: T): boolean {
		const key = keyOf(userId)
		const text = JSON.stringify(after)
		const nothing = JSON.stringify(empty)
		const isStored = text === (readStored(key) ?? nothing)
		if (isStored && text === JSON.stringify(before)) return true
		if (text === nothing) removeStored(key)
		const isWritten = isStored || text === nothing || writeStored(key, text)
		window.dispatchEvent(new Event(changed))
		return isWritten
	}

	/** Keeps the readable part. */
	function setDamageAside(userId: string): void {
		const key = keyOf(userId)
		const text = readStored(key)
		if (text === null) return
		const { value, isDamaged } = parse(text)
		if (!isDamaged) return
		// Removed first, so that there is room for the copy.
		removeStored(key)
		writeStored(key, JSON.stringify(value))
		putAside(userId, text)
	}

	return { read, add, remove, putAside, onChange }
}
