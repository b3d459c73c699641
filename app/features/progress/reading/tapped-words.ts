/**
 * The words of lessons whose popup was opened in this browser. Each is sent once, and counted without its person.
 * Opening 火车 of one lesson again changes nothing.
 */
import { storedPart } from '#app/features/progress/outbox/stored-part.ts'
import { mostTapped, type TapBatch, type TappedWord } from './reading-contract.ts'

/**
 * By lesson and word, in the order in which they were tapped: empty while it waits, then the name of its batch, then
 * `counted`.
 */
type Taps = Readonly<Record<string, string>>

const counted = '+'

/** Beyond this the oldest are forgotten. */
const mostKept = 1000

const noTaps: Taps = Object.freeze(Object.create(null))

const taps = storedPart<Taps>({
	name: 'tapped-words',
	empty: noTaps,
	parse: parsed,
	join: furthest,
})

export function noteTap(userId: string, tapped: TappedWord): void {
	const key = keyOf(tapped)
	if (taps.read(userId)[key] !== undefined) return
	taps.add(userId, { [key]: '' })
	taps.remove(userId, (kept) => Object.fromEntries(Object.entries(kept).slice(-mostKept)))
}

/** The next batch. One without a reply comes again as it was. Undefined if nothing waits. */
export function nextTaps(userId: string): TapBatch | undefined {
	const kept = Object.entries(taps.read(userId))
	const begun = kept.find(([, state]) => state !== '' && state !== counted)?.[1]
	const id = begun ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
	const keys = kept.filter(([, state]) => state === (begun ?? '')).slice(0, mostTapped)
	if (keys.length === 0) return undefined
	if (begun === undefined) taps.add(userId, Object.fromEntries(keys.map(([key]) => [key, id])))
	return { id, words: keys.map(([key]) => wordOf(key)) }
}

/** The server has counted them, or never will. */
export function markCounted(userId: string, { words }: TapBatch): void {
	taps.add(userId, Object.fromEntries(words.map((word) => [keyOf(word), counted])))
}

function keyOf({ lessonId, word }: TappedWord): string {
	return `${lessonId} ${word}`
}

/** Ids of lessons have no space. */
function wordOf(key: string): TappedWord {
	const at = key.indexOf(' ')
	return { lessonId: key.slice(0, at), word: key.slice(at + 1) }
}

/** Two tabs may have two states of a word: the later one stays. */
function furthest(stored: Taps, own: Taps): Taps {
	if (own === noTaps) return stored
	const joined: Record<string, string> = Object.assign(Object.create(null), stored)
	for (const [key, state] of Object.entries(own)) {
		const known = joined[key]
		if (!known || state === counted) joined[key] = state
	}
	return joined
}

/** Checked by hand: the browser is spared a schema library. */
function parsed(stored: string): { value: Taps; isDamaged: boolean } {
	const value: Record<string, string> = Object.create(null)
	let isDamaged = false
	try {
		for (const [key, state] of Object.entries(Object(JSON.parse(stored)))) {
			if (typeof state === 'string' && key.includes(' ')) value[key] = state
			else isDamaged = true
		}
	} catch {
		isDamaged = true
	}
	return { value, isDamaged }
}
