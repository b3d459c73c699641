/** The level profile's requests. */
import { sendJson } from '#app/ui/send-json.ts'
import type { LevelOfText } from './level-of-text.ts'
import type { ProfileAnswer } from './profile-request.ts'
import { addFacts, forgetUnlisted } from './word-facts.ts'

/** More words than any lesson has are asked for in turns. */
const mostWords = 20_000

type Asked = { words: readonly string[]; paragraphs: readonly (readonly string[])[] }

/** Asks about words, and about paragraphs cut into words. Returns whether the server answered. */
export async function lookUp({ words, paragraphs }: Asked): Promise<boolean> {
	const asked = { words: words.slice(0, mostWords), paragraphs }
	const answer = await ask('/admin/level-profile', isProfileAnswer, asked)
	if (answer) addFacts(asked, answer)
	return answer !== undefined
}

/** The level that a text is written for; undefined if the server did not answer. */
export function askLevel(path: string): Promise<LevelOfText | undefined> {
	return ask(path, isLevelOfText)
}

/** Asks again about unlisted words when the author comes back from the vocabulary. */
export function watchReturns(): () => void {
	const onChange = () => {
		if (document.visibilityState === 'visible') forgetUnlisted()
	}
	document.addEventListener('visibilitychange', onChange)
	return () => document.removeEventListener('visibilitychange', onChange)
}

async function ask<T>(
	path: string,
	isExpected: (body: unknown) => body is T,
	sent?: object,
): Promise<T | undefined> {
	try {
		const answer = await sendJson(path, sent)
		const body: unknown = await answer.json()
		if (answer.ok && isExpected(body)) return body
	} catch (error) {
		console.warn(error)
	}
	return undefined
}

function isProfileAnswer(body: unknown): body is ProfileAnswer {
	return isObject(body) && 'rows' in body && Array.isArray(body.rows)
}

function isLevelOfText(body: unknown): body is LevelOfText {
	return isObject(body) && 'level' in body
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null
}
