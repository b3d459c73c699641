/**
 * The reading of a word where its neighbours or its clause settle it: 好 is hǎo in 好开心. The rules
 * (reading-rules.ts, bookish-readings.ts) go before the trained weights.
 *
 *   长   cháng   before=(?:米|里)$ unless=^长[大高]     // 两米长
 *
 * `before` and `after` are the word next to it, '' where the text ends; `clause` is the clause up to the
 * word, `rest` the word and the rest of its clause, which `unless` must not match. `classBefore` and
 * `classAfter` name the usual parts of speech of the word next to it.
 */
import { partsOf, ruleTable } from '#app/domain/rule-table.ts'
import { bookishRules } from './bookish-readings.ts'
import { type ClassOf, classOfPos } from './lexicon.ts'
import { readingRules } from './reading-rules.ts'

const acts = ['verb', 'auxiliary verb']
const classes = new Map(
	Object.entries({
		acts,
		actsAndWays: [...acts, 'adverb', 'preposition'],
		qualities: ['adjective', 'adverb', 'idiom'],
		things: ['noun', 'adjective', 'pronoun'],
		notActs: ['noun', 'pronoun', 'adverb'],
	}).map(([name, parts]) => [name, new Set(parts.map(classOfPos))]),
)

const patterns = ['before', 'after', 'clause', 'rest', 'unless'] as const
const classNames = ['classBefore', 'classAfter'] as const

type Condition = ReturnType<typeof readCondition>

function readCondition(written: string) {
	const parts = partsOf(written, [...patterns, ...classNames])
	const pattern = (name: (typeof patterns)[number]) => {
		const source = parts.get(name)
		return source === undefined ? undefined : new RegExp(source, 'u')
	}
	const classNamed = (name: (typeof classNames)[number]) => {
		const named = parts.get(name)
		const found = named === undefined ? undefined : classes.get(named)
		if (named !== undefined && !found) throw new Error(`No class has this name: ${named}`)
		return found
	}
	return {
		before: pattern('before'),
		after: pattern('after'),
		clause: pattern('clause'),
		rest: pattern('rest'),
		unless: pattern('unless'),
		classBefore: classNamed('classBefore'),
		classAfter: classNamed('classAfter'),
	}
}

export const everydayReadings = ruleTable(readingRules, readCondition)
export const bookishReadings = ruleTable(bookishRules, readCondition)

const mark = /^[^\p{L}\p{N}]/u

/** The reading of the word at `index`, where its neighbours or its clause settle it. */
export function certainReading(
	words: readonly string[],
	index: number,
	classOf: ClassOf,
): string | undefined {
	const word = words[index] ?? ''
	const place: Place = { words, index, clause: undefined, rest: undefined }
	const isSo = ({ condition }: { condition: Condition }) => fits(condition, place, classOf)
	return (everydayReadings.find(word, isSo) ?? bookishReadings.find(word, isSo))?.result
}

/** A word in its text; the texts around it are joined once a rule asks for them. */
type Place = {
	readonly words: readonly string[]
	readonly index: number
	clause: string | undefined
	rest: string | undefined
}

function fits(condition: Condition, place: Place, classOf: ClassOf): boolean {
	const before = place.words[place.index - 1] ?? ''
	const after = place.words[place.index + 1] ?? ''
	return (
		(condition.before?.test(before) ?? true) &&
		(condition.after?.test(after) ?? true) &&
		(condition.classBefore?.has(classOf(before)) ?? true) &&
		(condition.classAfter?.has(classOf(after)) ?? true) &&
		(condition.clause?.test(clauseBefore(place)) ?? true) &&
		(condition.rest?.test(restOfClause(place)) ?? true) &&
		!condition.unless?.test(restOfClause(place))
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
