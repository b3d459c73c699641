/**
 * Unsaved drafts in this browser, by person and document, and one per tab. A draft records the
 * version of the document that it started from.
 */
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

/** Drafts are kept per person, since several may share a browser. */
type DraftPlace = {
	user: string
	/** Such as "lesson-text:first-coffee". */
	document: string
}

export type Draft = {
	/** Id of the tab that keeps the draft. */
	id: string
	text: string
	/** The document's version when the draft was begun. */
	version: string
	/** In milliseconds. */
	keptAt: number
}

/** Browsers allow about five megabytes for everything. */
const mostDrafts = 4

/** Lists drafts, newest first. Damaged ones are skipped. */
export function listDrafts(place: DraftPlace): Draft[] {
	try {
		const stored: unknown = JSON.parse(readStored(keyOf(place)) ?? '[]')
		return Array.isArray(stored) ? stored.filter(isDraft) : []
	} catch {
		// Damaged, so not JSON.
		return []
	}
}

/** Replaces this tab's draft. Returns false if there is no room. */
export function keepDraft(place: DraftPlace, draft: Draft): boolean {
	const others = listDrafts(place).filter(({ id }) => id !== draft.id)
	const kept = [draft, ...others].slice(0, mostDrafts)
	// Out of room: keep the newest draft alone.
	return (
		writeStored(keyOf(place), JSON.stringify(kept)) ||
		writeStored(keyOf(place), JSON.stringify([draft]))
	)
}

/** Bases a tab's draft on another version: its author has saved a part of it. */
export function moveDraft(place: DraftPlace, { id, version }: Pick<Draft, 'id' | 'version'>): void {
	const draft = listDrafts(place).find((one) => one.id === id)
	if (draft && draft.version !== version) keepDraft(place, { ...draft, version })
}

type Versions = {
	/** When the page was opened. */
	opened: string
	/** As the page knows it now: saves on this page count. */
	current: string
	/** The version of the last save, if the author of the draft made it. */
	lastOwn?: number | undefined
}

/**
 * The version that a restored draft is saved over: the one that it was begun on, or the current one if
 * only its author has saved since.
 */
export function versionToSaveOver(
	{ version }: Pick<Draft, 'version'>,
	{ opened, current, lastOwn }: Versions,
): string {
	const isNext = lastOwn !== undefined && Number(version) === lastOwn - 1
	const isOwnSince = version === opened || (isNext && String(lastOwn) === current)
	return isOwnSince ? current : version
}

export function removeDraft(place: DraftPlace, id: string): void {
	const others = listDrafts(place).filter((draft) => draft.id !== id)
	if (others.length > 0) writeStored(keyOf(place), JSON.stringify(others))
	else removeStored(keyOf(place))
}

function keyOf({ user, document }: DraftPlace): string {
	return `hanlu.drafts.${user}.${document}`
}

function isDraft(value: unknown): value is Draft {
	if (typeof value !== 'object' || value === null) return false
	if (!('id' in value && 'text' in value && 'version' in value && 'keptAt' in value)) return false
	const { id, text, version, keptAt } = value
	const areTexts = [id, text, version].every((one) => typeof one === 'string')
	return areTexts && typeof keptAt === 'number' && Number.isFinite(keptAt)
}
