/** Applies the rules of reading-rules.ts and bookish-readings.ts, which go before the trained weights. */
import { bookishRules } from './bookish-readings.ts'
import type { ClassOf } from './lexicon.ts'
import { type ReadingRule, readingRules } from './reading-rules.ts'

const rulesOf = new Map([...bookishRules, ...readingRules])
const mark = /^[^\p{L}\p{N}]/u

/** The reading of the word at `index`, where its neighbours or its clause settle it. */
export function certainReading(
	words: readonly string[],
	index: number,
	classOf: ClassOf,
): string | undefined {
	const rules = rulesOf.get(words[index] ?? '')
	if (!rules) return undefined
	const place: Place = { words, index, clause: undefined, rest: undefined }
	for (const rule of rules) if (fits(rule, place, classOf)) return rule.reading
	return undefined
}

/** A word in its text; the texts around it are joined once a rule asks for them. */
type Place = {
	readonly words: readonly string[]
	readonly index: number
	clause: string | undefined
	rest: string | undefined
}

function fits(rule: ReadingRule, place: Place, classOf: ClassOf): boolean {
	const before = place.words[place.index - 1] ?? ''
	const after = place.words[place.index + 1] ?? ''
	return (
		(rule.before?.test(before) ?? true) &&
		(rule.after?.test(after) ?? true) &&
		(rule.classBefore?.has(classOf(before)) ?? true) &&
		(rule.classAfter?.has(classOf(after)) ?? true) &&
		(rule.clause?.test(clauseBefore(place)) ?? true) &&
		(rule.rest?.test(restOfClause(place)) ?? true) &&
		!rule.unless?.test(restOfClause(place))
	)
}

function clauseBefore(place: Place): string {
	const { words, index } = place
	place.clause ??= words.slice(clauseStart(words, index), index).join('')
	return place.clause
}

function restOfClause(place: Place): string {
	const { words, index } = place
	place.rest ??= words.slice(index, clauseEnd(words, index)).join('')
	return place.rest
}

function clauseStart(words: readonly string[], index: number): number {
	let start = index
	while (start > 0 && index - start < longestClause && !mark.test(words[start - 1] ?? ''))
		start -= 1
	return start
}

/** Includes the mark after the clause. */
function clauseEnd(words: readonly string[], index: number): number {
	let end = index + 1
	while (end < words.length && end - index < longestClause && !mark.test(words[end - 1] ?? '')) {
		end += 1
	}
	return end
}

/** In words; keeps the time linear in texts without marks. */
const longestClause = 20
