/** The readings of words that a person has saved, as far as this page has asked. */
import { personHeader } from '#app/contracts/person-header.ts'
import { isFailure } from '#app/domain/failure.ts'
import type { SavedWord, WordToSave } from './study-contract.ts'

const path = '/saved-words'

/** By person and word. */
const known = new Map<string, Promise<Set<string>>>()

/** The pinyin of the saved readings; a failed question is asked again next time. */
export function savedReadings(userId: string, word: string): Promise<Set<string>> {
	const key = `${userId} ${word}`
	const asked = known.get(key) ?? ask(userId, word)
	known.set(key, asked)
	asked.catch(() => known.delete(key))
	return asked
}

export type Kept = { ok: true } | { ok: false; text: string | undefined }

export async function keepWord(
	userId: string,
	{ word, pinyin, sentence, lessonId, articleId }: WordToSave,
	isSaved: boolean,
): Promise<Kept> {
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

export type KeptSeveral = { ok: true; saved: SavedWord[] } | { ok: false; text: string | undefined }

/** The most words of one request. */
const mostAtOnce = 200

/** Saves any number of words; returns those that are saved now. */
export async function keepWords(
	userId: string,
	words: readonly WordToSave[],
): Promise<KeptSeveral> {
	const saved: SavedWord[] = []
	for (let from = 0; from < words.length; from += mostAtOnce) {
		const kept = await sendSeveral(userId, words.slice(from, from + mostAtOnce))
		if (!kept.ok) return kept
		for (const { word, pinyin } of kept.saved) {
			saved.push({ word, pinyin })
			const readings = await known.get(`${userId} ${word}`)?.catch(() => undefined)
			readings?.add(pinyin)
		}
	}
	return { ok: true, saved }
}

async function sendSeveral(userId: string, words: readonly WordToSave[]): Promise<KeptSeveral> {
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

async function ask(userId: string, word: string): Promise<Set<string>> {
	const answer = await fetch(`${path}?${new URLSearchParams({ word })}`, {
		headers: { [personHeader]: userId },
	})
	const saved: unknown = answer.ok ? await answer.json() : undefined
	if (!Array.isArray(saved)) throw new Error('The saved words cannot be read')
	return new Set(saved.filter(isSavedWord).map(({ pinyin }) => pinyin))
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
