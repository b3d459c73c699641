/**
 * Finds the speaker of a paragraph in a dialogue: 服务员：您好！ is spoken by 服务员.
 *
 * A label of at most eight characters before a colon at the start of a paragraph is its speaker.
 * 他想了很久才慢慢地说：好。 is too long for a label; it is a sentence with a colon in it. 3:30 见。 has
 * no speaker either: a colon between digits is a time.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from './content.ts'

const longestLabel = 8

type Speech = { speaker: string; said: Token[] }

/** Splits a paragraph into its speaker and what is said; undefined if it has no speaker. */
export function speechOf(tokens: readonly Token[]): Speech | undefined {
	let label = ''
	for (const [index, { word }] of tokens.entries()) {
		if (word === '：' || word === ':') {
			const speaker = label.trim()
			const said = tokens.slice(index + 1)
			const isTime = /\d$/.test(label) && /^\d/.test(said[0]?.word ?? '')
			return speaker && !isTime ? { speaker, said } : undefined
		}
		label += word
		if ([...label.trim()].length > longestLabel) return undefined
	}
	return undefined
}

/** Whether a name is at most as wide as three hanzi: 服务员, A or Mark. */
export function isShortName(speaker: string): boolean {
	let halves = 0
	for (const character of speaker) halves += hasHanzi(character) ? 2 : 1
	return halves <= 6
}

/** In Lin Xia: Good morning! the label of the English line. A time such as 3:30 is none. */
const englishLabel = /^\p{Lu}[^:：.!?,;“"]{0,30}[:：]\s+(?=\S)/u

/** The English of a speech without its speaker, who stands beside it already. */
export function saidInEnglish(english: string): string {
	return english.replace(englishLabel, '')
}
