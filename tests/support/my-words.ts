/** Words saved as the outbox saves them. */
import type { Db } from '#app/db/client.server.ts'
import { changeMyWords } from '#app/features/flashcards/change-cards.server.ts'
import type { SavedWord, WordToSave } from '#app/features/flashcards/study-contract.ts'

/** Returns the words that are in My Words now; the vocabulary does not have the others. */
export async function saveWords(
	db: Db,
	{ userId, words }: { userId: string; words: readonly WordToSave[] },
): Promise<SavedWord[]> {
	const changes = words.map((word) => ({ ...word, isSaved: true, ageMs: 0 }))
	return (await changeMyWords(db, { userId, changes })).saved
}

export async function saveWord(
	db: Db,
	{ userId, word }: { userId: string; word: WordToSave },
): Promise<SavedWord[]> {
	return saveWords(db, { userId, words: [word] })
}
