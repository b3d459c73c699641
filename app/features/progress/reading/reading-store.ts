/** Places in texts that the server has not heard of yet, and the time that this browser counted. */
import {
	mostParagraphs,
	newerPlace,
	type PlacedText,
	placedKinds,
	type ReadingPlace,
} from '#app/domain/progress/reading-place.ts'
import {
	type DayTotal,
	dayOfClock,
	mergeDays,
	mostMsADay,
	type StudyDays,
} from '#app/domain/progress/study-time.ts'
import { storedPart } from '#app/features/progress/outbox/stored-part.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

export type KeptPlace = PlacedText & ReadingPlace

/** By kind and id of the text. */
type KeptPlaces = Readonly<Record<string, KeptPlace>>

/** `sentMs` is how much of a day the server has. */
type KeptDay = DayTotal & { sentMs: number }

/** Sent days are kept this long, so that a day that goes on counts on. */
const longestKeptMs = 3 * 24 * 60 * 60_000

const noPlaces: KeptPlaces = Object.freeze(Object.create(null))
const noDays: StudyDays<KeptDay> = Object.freeze(Object.create(null))

const places = storedPart<KeptPlaces>({
	name: 'reading-places',
	empty: noPlaces,
	parse: (stored) => parsed(stored, isKeptPlace),
	join: newest,
})

const days = storedPart<StudyDays<KeptDay>>({
	name: 'study-time',
	empty: noDays,
	parse: (stored) => parsed(stored, isKeptDay),
	join: largest,
})

export function unsentPlaces(userId: string): KeptPlace[] {
	return Object.values(places.read(userId))
}

export function unsentDays(userId: string): [day: string, total: KeptDay][] {
	return Object.entries(days.read(userId)).filter(([, total]) => msOf(total) > total.sentMs)
}

export function keepPlace(userId: string, place: KeptPlace): void {
	places.add(userId, { [keyOf(place)]: place })
}

/** Adds time to the day of `now`. */
export function addTime(userId: string, { readMs, listenedMs }: DayTotal, now: Date): void {
	if (readMs + listenedMs === 0) return
	const day = dayOfClock(now)
	const before = days.read(userId)[day] ?? { readMs: 0, listenedMs: 0, sentMs: 0 }
	const after = {
		readMs: before.readMs + readMs,
		listenedMs: before.listenedMs + listenedMs,
		sentMs: before.sentMs,
	}
	if (msOf(after) <= mostMsADay) days.add(userId, { [day]: after })
}

/** The server has these. A place that changed meanwhile stays. */
export function markTaken(
	userId: string,
	sent: { places: readonly KeptPlace[]; days: readonly [string, KeptDay][] },
): void {
	places.remove(userId, (kept) =>
		only(
			kept,
			(place, key) => !sent.places.some((one) => keyOf(one) === key && one.at >= place.at),
		),
	)
	const taken: Record<string, KeptDay> = Object.create(null)
	for (const [day, total] of sent.days) taken[day] = { ...total, sentMs: msOf(total) }
	days.add(userId, taken)
	writeStored(takenKey, String(Date.now()))
}

const takenKey = 'hanlu.reading-taken'

/** Since when the server has what this browser sent last, in milliseconds. */
export function msSinceTaken(): number {
	return Date.now() - Number(readStored(takenKey))
}

/** Sets damage aside, writes again what another tab overwrote, and forgets days long sent. */
export function tidyReading(userId: string): void {
	places.add(userId, noPlaces)
	days.add(userId, noDays)
	const oldest = dayOfClock(new Date(Date.now() - longestKeptMs))
	days.remove(userId, (kept) =>
		only(kept, (total, day) => day >= oldest || msOf(total) > total.sentMs),
	)
}

/** Calls back when places or times change, in this tab or in another; returns how to stop it. */
export function onReading(callback: (event: Event) => void): () => void {
	const stops = [places.onChange(callback), days.onChange(callback)]
	return () => {
		for (const stop of stops) stop()
	}
}

const deviceKey = 'hanlu.device'

/** This browser's own name. Without a storage it has a new one for each page. */
let unstored: string | undefined

export function thisDevice(): string {
	const stored = readStored(deviceKey)
	if (stored && /^[\w-]{8,64}$/.test(stored)) return stored
	unstored ??= crypto.randomUUID()
	writeStored(deviceKey, unstored)
	return unstored
}

function keyOf({ kind, id }: PlacedText): string {
	return `${kind}/${id}`
}

function msOf({ readMs, listenedMs }: DayTotal): number {
	return readMs + listenedMs
}

function newest(stored: KeptPlaces, own: KeptPlaces): KeptPlaces {
	if (own === noPlaces) return stored
	const joined: Record<string, KeptPlace> = Object.assign(Object.create(null), stored)
	for (const [key, place] of Object.entries(own)) {
		const known = joined[key]
		joined[key] = known ? newerPlace(known, place) : place
	}
	return joined
}

function largest(stored: StudyDays<KeptDay>, own: StudyDays<KeptDay>): StudyDays<KeptDay> {
	if (own === noDays) return stored
	const joined: Record<string, KeptDay> = Object.create(null)
	for (const [day, total] of Object.entries(mergeDays(stored, own))) {
		const sentMs = Math.max(stored[day]?.sentMs ?? 0, own[day]?.sentMs ?? 0)
		joined[day] = { readMs: total.readMs, listenedMs: total.listenedMs, sentMs }
	}
	return joined
}

function only<T>(
	kept: Readonly<Record<string, T>>,
	stays: (value: T, key: string) => boolean,
): Readonly<Record<string, T>> {
	const left: Record<string, T> = Object.create(null)
	for (const [key, value] of Object.entries(kept)) if (stays(value, key)) left[key] = value
	return left
}

/** Checked by hand: the browser is spared a schema library. */
function parsed<T>(stored: string, is: (value: unknown, key: string) => value is T) {
	const value: Record<string, T> = Object.create(null)
	let isDamaged = false
	try {
		for (const [key, one] of Object.entries(Object(JSON.parse(stored)))) {
			if (is(one, key)) value[key] = one
			else isDamaged = true
		}
	} catch {
		isDamaged = true
	}
	return { value, isDamaged }
}

function isKeptPlace(value: unknown, key: string): value is KeptPlace {
	const { kind, id, paragraph, paragraphs, at }: Record<string, unknown> = Object(value)
	const isNumber = (number: unknown) =>
		typeof number === 'number' && number >= 1 && number <= mostParagraphs
	return (
		isPlacedKind(kind) &&
		typeof id === 'string' &&
		key === keyOf({ kind, id }) &&
		isNumber(paragraph) &&
		isNumber(paragraphs) &&
		Number.isFinite(at)
	)
}

function isPlacedKind(kind: unknown): kind is PlacedText['kind'] {
	return placedKinds.some((one) => one === kind)
}

function isKeptDay(value: unknown, key: string): value is KeptDay {
	const { readMs, listenedMs, sentMs }: Record<string, unknown> = Object(value)
	const isMs = (ms: unknown) => typeof ms === 'number' && ms >= 0 && ms <= mostMsADay
	return /^\d{4}-\d\d-\d\d$/.test(key) && isMs(readMs) && isMs(listenedMs) && isMs(sentMs)
}
