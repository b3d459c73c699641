/**
 * A Chinese title with its readings: 修自行车的人 is 修[xiū] 自行车[zì xíng chē] 的[de] 人[rén].
 *
 * A title is stored as it is written. Its words are the longest that are known, from the left; a
 * reading is the one its text gives the word, else the most frequent.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from './content.ts'

/** In characters; a title's words are looked up among all its pieces of up to this length. */
export const longestTitleWord = 8

/** `known` words come in order of preference: of several readings the first is taken. */
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
