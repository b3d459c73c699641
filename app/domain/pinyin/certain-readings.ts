/** Applies the rules of reading-rules.ts and bookish-readings.ts, which go before the trained weights. */
import { bookishRules } from './bookish-readings.ts'
import type { ClassOf } from './lexicon.ts'
import { type ReadingRule, readingRules } from './reading-rules.ts'

const mark = /^[^\p{L}\p{N}]/u

/** The reading of the word at `index`, where its neighbours or its clause settle it. */
export function certainReading(
	words: readonly string[],
	index: number,
	classOf: ClassOf,
): string | undefined {
	const word = words[index] ?? ''
	const known = readingRules.get(word) ?? bookishRules.get(word)
	if (!known) return undefined
	const before = words[index - 1] ?? ''
	const after = words[index + 1] ?? ''
	let clause: string | undefined
	let rest: string | undefined
	const clauseBefore = () => (clause ??= words.slice(clauseStart(words, index), index).join(''))
	const restOfClause = () => (rest ??= words.slice(index, clauseEnd(words, index)).join(''))
	const fits = (rule: ReadingRule) =>
		(rule.before?.test(before) ?? true) &&
		(rule.after?.test(after) ?? true) &&
		(rule.classBefore?.has(classOf(before)) ?? true) &&
		(rule.classAfter?.has(classOf(after)) ?? true) &&
		(rule.clause?.test(clauseBefore()) ?? true) &&
		(rule.rest?.test(restOfClause()) ?? true) &&
		!rule.unless?.test(restOfClause())
	return known.find(fits)?.reading
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
