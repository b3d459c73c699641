/** Asks which readings of words are saved, and remembers it. */
import { personHeader } from '#app/contracts/person-header.ts'
import { isObject } from '#app/domain/is-object.ts'
import { keyOfWord } from './saved-word-queue.ts'
import type { MyWordsAnswer, SavedWord } from './study-contract.ts'

export const savedWordsPath = '/saved-words'

/** The readings that the server has, by person and word. */
const known = new Map<string, Promise<Set<string>>>()

/** Words and readings that the vocabulary does not have. */
const unknown = new Set<string>()

/** The pinyin of a word's saved readings; a failed request is repeated next time. */
export function savedReadings(userId: string, word: string): Promise<Set<string>> {
	const key = `${userId} ${word}`
	const readings = known.get(key) ?? fetchReadings(userId, word)
	known.set(key, readings)
	readings.catch(() => known.delete(key))
	return readings
}

/** As many words as an address holds. */
const mostAtOnce = 100

/** The saved readings of several words, asked for in as few requests as may be. */
export async function savedAmong(userId: string, words: readonly string[]): Promise<Set<string>> {
	const different = [...new Set(words)]
	const requests = Array.from({ length: Math.ceil(different.length / mostAtOnce) }, (_, at) =>
		fetchSaved(userId, different.slice(at * mostAtOnce, (at + 1) * mostAtOnce)),
	)
	return new Set((await Promise.all(requests)).flat().map(keyOfWord))
}

/** Remembers what the server did with queued changes. */
export function learnOutcome(
	userId: string,
	sent: readonly SavedWord[],
	answer: MyWordsAnswer,
): void {
	const saved = new Set(answer.saved.map(keyOfWord))
	for (const word of answer.unknown) unknown.add(keyOfWord(word))
	for (const { word, pinyin } of sent) {
		const key = `${userId} ${word}`
		const readings = known.get(key)
		if (!readings) continue
		const change = (before: Set<string>) => {
			const after = new Set(before)
			if (saved.has(keyOfWord({ word, pinyin }))) after.add(pinyin)
			else after.delete(pinyin)
			return after
		}
		known.set(key, readings.then(change))
	}
}

/** Whether a word was sent in vain. */
export function isUnknownWord(word: SavedWord): boolean {
	return unknown.has(keyOfWord(word))
}

async function fetchReadings(userId: string, word: string): Promise<Set<string>> {
	const saved = await fetchSaved(userId, [word])
	return new Set(saved.map(({ pinyin }) => pinyin))
}

async function fetchSaved(userId: string, words: readonly string[]): Promise<SavedWord[]> {
	const query = new URLSearchParams(words.map((word) => ['word', word]))
	const answer = await fetch(`${savedWordsPath}?${query}`, { headers: { [personHeader]: userId } })
	const saved: unknown = answer.ok ? await answer.json() : undefined
	if (!Array.isArray(saved)) throw new Error('The saved words could not be read')
	return saved.filter(isSavedWord)
}

function isSavedWord(value: unknown): value is SavedWord {
	return isObject(value) && typeof value.word === 'string' && typeof value.pinyin === 'string'
}
