import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { decks } from '#app/db/schema/index.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { personalSlug } from './study-path.ts'

/** The deck of a person's saved words. */
export const personalDeck = {
	slug: personalSlug,
	name: 'My Words',
	description: 'The words you saved, each with the sentence you found it in.',
} as const

/** Shared decks and the person's own; others do not exist for them. */
export function openTo(userId: string): SQL | undefined {
	return or(isNull(decks.ownerId), eq(decks.ownerId, userId))
}

export function personalDeckId(userId: string): SQL<string> {
	return sql<string>`(select personal.id from ${decks} as personal
		where personal.owner_uid = ${userId} and personal.slug = ${personalDeck.slug})`
}

/** The id of the deck at an address, a person's own before a shared one; null if there is none. */
export function deckIdAt(slug: string, userId: string): SQL<string> {
	return sql<string>`(select addressed.id from ${decks} as addressed
		where addressed.slug = ${slug}
			and (addressed.owner_uid = ${userId} or addressed.owner_uid is null)
		order by addressed.owner_uid is null limit 1)`
}

/** Why there is no deck at an address. My Words begins with its first word. */
export function missingDeck(slug: string | undefined): ErrorCode {
	return slug === personalDeck.slug ? 'my-words.empty' : 'deck.not-found'
}
