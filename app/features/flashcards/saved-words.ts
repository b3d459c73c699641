/** Saves words from a page, and remembers which readings are saved. */
import { personHeader } from '#app/contracts/person-header.ts'
import { isFailure } from '#app/domain/failure.ts'
import { keyOfWord } from './saved-word-queue.ts'
import type { MyWordsAnswer, SavedWord, WordToSave } from './study-contract.ts'

export const savedWordsPath = '/saved-words'
const path = savedWordsPath

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

/** The saved readings of several words, asked for in one request. */
export async function savedAmong(userId: string, words: readonly string[]): Promise<Set<string>> {
	const saved = await fetchSaved(userId, words)
	return new Set(saved.map(keyOfWord))
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

type SaveResult = { ok: true } | { ok: false; text: string | undefined }

/** Saves one word, or removes it. */
export async function setSavedWord(
	userId: string,
	{ word, pinyin, sentence, lessonId, articleId }: WordToSave,
	isSaved: boolean,
): Promise<SaveResult> {
	try {
		const answer = await fetch(path, {
			method: 'POST',
			headers: { [personHeader]: userId },
			body: new URLSearchParams({
				intent: isSaved ? 'save' : 'remove',
				word,
				pinyin,
				...(sentence && { sentence }),
				...(lessonId && { lessonId }),
				...(articleId && { articleId }),
			}),
		})
		if (!answer.ok) return { ok: false, text: textOf(await answer.json()) }
		const readings = await known.get(`${userId} ${word}`)?.catch(() => undefined)
		if (isSaved) readings?.add(pinyin)
		else readings?.delete(pinyin)
		return { ok: true }
	} catch {
		// No network, or a reply that is not our server's.
		return { ok: false, text: undefined }
	}
}

type SaveSeveralResult = { ok: true; saved: SavedWord[] } | { ok: false; text: string | undefined }

/** The most words of one request. */
const mostAtOnce = 200

/** Saves any number of words; returns those that are saved now. */
export async function saveSeveralWords(
	userId: string,
	words: readonly WordToSave[],
): Promise<SaveSeveralResult> {
	const saved: SavedWord[] = []
	for (let from = 0; from < words.length; from += mostAtOnce) {
		const result = await sendSeveral(userId, words.slice(from, from + mostAtOnce))
		if (!result.ok) return result
		for (const { word, pinyin } of result.saved) {
			saved.push({ word, pinyin })
			const readings = await known.get(`${userId} ${word}`)?.catch(() => undefined)
			readings?.add(pinyin)
		}
	}
	return { ok: true, saved }
}

async function sendSeveral(
	userId: string,
	words: readonly WordToSave[],
): Promise<SaveSeveralResult> {
	try {
		const answer = await fetch(path, {
			method: 'POST',
			headers: { [personHeader]: userId },
			body: new URLSearchParams({ intent: 'save-several', words: JSON.stringify(words) }),
		})
		const body: unknown = await answer.json()
		if (!answer.ok) return { ok: false, text: textOf(body) }
		return Array.isArray(body)
			? { ok: true, saved: body.filter(isSavedWord) }
			: { ok: false, text: undefined }
	} catch {
		// No network, or a reply that is not our server's.
		return { ok: false, text: undefined }
	}
}

async function fetchReadings(userId: string, word: string): Promise<Set<string>> {
	const saved = await fetchSaved(userId, [word])
	return new Set(saved.map(({ pinyin }) => pinyin))
}

async function fetchSaved(userId: string, words: readonly string[]): Promise<SavedWord[]> {
	const query = new URLSearchParams(words.map((word) => ['word', word]))
	const answer = await fetch(`${path}?${query}`, { headers: { [personHeader]: userId } })
	const saved: unknown = answer.ok ? await answer.json() : undefined
	if (!Array.isArray(saved)) throw new Error('The saved words could not be read')
	return saved.filter(isSavedWord)
}

function isSavedWord(value: unknown): value is SavedWord {
	return (
		typeof value === 'object' &&
		value !== null &&
		'word' in value &&
		typeof value.word === 'string' &&
		'pinyin' in value &&
		typeof value.pinyin === 'string'
	)
}

function textOf(body: unknown): string | undefined {
	const failure = body && typeof body === 'object' && 'error' in body ? body.error : undefined
	return isFailure(failure) ? failure.text : undefined
}
