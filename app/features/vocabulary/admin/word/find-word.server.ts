import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'

/** The columns of a word that administrators see, in the list and in its form. */
export const editedWordColumns = {
	id: vocab.id,
	word: vocab.word,
	traditional: vocab.traditional,
	pinyin: vocab.pinyin,
	meaning: vocab.meaning,
	gloss: vocab.gloss,
	measureWords: vocab.measureWords,
	levels: vocab.levels,
	status: vocab.status,
	isCustom: vocab.isCustom,
	version: vocab.version,
	updatedAt: vocab.updatedAt,
}

/** A word for its form, custom or not. */
export async function findWord(db: Db, { id }: { id: number }) {
	const [found] = await db.select(editedWordColumns).from(vocab).where(eq(vocab.id, id))
	return found
}

export type EditedWord = NonNullable<Awaited<ReturnType<typeof findWord>>>
