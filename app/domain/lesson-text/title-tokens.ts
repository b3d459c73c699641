/**
 * Cuts a Chinese title into words with readings: 修自行车的人 is 修[xiū] 自行车[zì xíng chē] 的[de]
 * 人[rén].
 *
 * Titles are stored as plain text. From the left, the longest known word is taken each time (forward
 * maximum matching).
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from './content.ts'

/** In characters. All substrings of a title up to this length are looked up in the vocabulary. */
export const longestTitleWord = 8

/** `known` is in order of preference: the first reading of a word wins. */
export function titleTokens(title: string, known: readonly Token[]): Token[] {
	const readings = new Map<string, string>()
	for (const { word, pinyin } of known) {
		if (pinyin && hasHanzi(word) && !readings.has(word)) readings.set(word, pinyin)
	}
	const characters = [...title]
	const tokens: Token[] = []
	let between = ''
	let at = 0
	while (at < characters.length) {
		const token = longestAt(characters, at, readings)
		if (token) {
			if (between) tokens.push({ word: between })
			between = ''
			tokens.push(token)
			at += [...token.word].length
		} else {
			between += characters[at]
			at += 1
		}
	}
	return between ? [...tokens, { word: between }] : tokens
}

function longestAt(
	characters: readonly string[],
	at: number,
	readings: ReadonlyMap<string, string>,
): Token | undefined {
	for (let length = Math.min(longestTitleWord, characters.length - at); length > 0; length--) {
		const word = characters.slice(at, at + length).join('')
		const pinyin = readings.get(word)
		if (pinyin) return { word, pinyin }
	}
	return undefined
}
