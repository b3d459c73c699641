/** An owner's changes of a text: its title and tags, and its deletion. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { ownTexts } from '#app/db/schema/index.ts'

type Owned = { id: string; userId: string }

export async function findText(db: Db, text: Owned) {
	const { id, title, tags } = ownTexts
	const [found] = await db.select({ id, title, tags }).from(ownTexts).where(isOwn(text))
	return found
}

/** Tells whether the text was there. */
export async function nameText(
	db: Db,
	{ title, tags, ...text }: Owned & { title: string; tags: string[] },
): Promise<boolean> {
	const changed = await db
		.update(ownTexts)
		.set({ title, tags })
		.where(isOwn(text))
		.returning({ id: ownTexts.id })
	return changed.length > 0
}

/** Deletes a text with its parts, at once and for good. Tells whether it was there. */
export async function deleteText(db: Db, text: Owned): Promise<boolean> {
	const deleted = await db.delete(ownTexts).where(isOwn(text)).returning({ id: ownTexts.id })
	return deleted.length > 0
}

function isOwn({ id, userId }: Owned) {
	return and(eq(ownTexts.id, id), eq(ownTexts.userId, userId))
}
