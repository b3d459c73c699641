/**
 * Who speaks in a dialogue: 服务员：您好！ is spoken by 服务员.
 *
 * A label of at most eight characters before a colon at the start of a paragraph is its speaker.
 * 他想了很久才慢慢地说：好。 is no label: it is a sentence that happens to have a colon. Nor is
 * 3:30 见。: a colon between digits tells the time.
 */
import type { Token } from './content.ts'

const longestLabel = 8

type Speech = { speaker: string; said: Token[] }

/** Parts a paragraph into its speaker and what is said; undefined when nobody is named. */
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
