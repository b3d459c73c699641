import { ballotOf } from './classify.ts'
import type { OpenClass } from './gloss-votes.ts'
import type { Reading } from './readings.ts'

/**
 * Votes come from jieba's tags and from English context: "a point of" shows a noun, "to be loud" an
 * adjective.
 */
export function* ballots(
	words: ReadonlyMap<string, readonly Reading[]>,
	tags: ReadonlyMap<string, string>,
): Iterable<readonly [string, OpenClass]> {
	for (const [word, readings] of words) {
		const tag = tags.get(word)
		for (const { senses } of readings) {
			for (const { kind, text } of senses) {
				if (kind !== 'gloss') continue
				const pos = ballotOf(text, tag)
				if (pos) yield [text, pos]
				for (const match of text.matchAll(asNoun)) yield [match[1] ?? '', 'noun']
				for (const match of text.matchAll(asAdjective)) yield [match[1] ?? '', 'adjective']
			}
		}
	}
}

const asNoun = /\b(?:an?|the|one's|somebody's) (\w+)(?=$|[;,)]| of\b)/g
const asAdjective =
	/\b(?:to be|to feel|to become|very|too|extremely|quite) (?!\w+ed\b)(\w+)(?=$|[;,)])/g
