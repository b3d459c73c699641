/**
 * What somebody is writing, kept in this browser until it is saved: per person and document, and of
 * each tab by itself. A draft knows the version of the document that it began from.
 */
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

/** Nobody is shown what another person has written in the same browser. */
type DraftPlace = {
	user: string
	/** Such as "lesson-text:first-coffee". */
	document: string
}

export type Draft = {
	/** Of the tab that keeps it. */
	id: string
	text: string
	/** Of the document, when the draft was begun. */
	version: string
	/** In milliseconds. */
	keptAt: number
}

/** A browser has five megabytes for all. */
const mostDrafts = 4

/** The newest first; what is damaged counts as none. */
export function listDrafts(place: DraftPlace): Draft[] {
	try {
		const stored: unknown = JSON.parse(readStored(keyOf(place)) ?? '[]')
		return Array.isArray(stored) ? stored.filter(isDraft) : []
	} catch {
		// Not JSON: nobody can read it.
		return []
	}
}

/** In place of what the same tab kept before. False where there is no room. */
export function keepDraft(place: DraftPlace, draft: Draft): boolean {
	const others = listDrafts(place).filter(({ id }) => id !== draft.id)
	const kept = [draft, ...others].slice(0, mostDrafts)
	// Rather the newest alone than none.
	return (
		writeStored(keyOf(place), JSON.stringify(kept)) ||
		writeStored(keyOf(place), JSON.stringify([draft]))
	)
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
