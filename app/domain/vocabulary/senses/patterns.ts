/**
 * Patterns of neighbours, as the hints write them: `verb _ 了`.
 *
 * `_` is the word itself, `a/b` is either, `…` any words of the same clause, and `#` the clause's end.
 * `same` is the word as far away on the other side: `verb _ same 去` is 走 来 走 去. The others are words,
 * or kinds of words (kinds.ts); `measure` and `auxiliary` are short for two of them.
 */
import { clauseEnd, partOfKind, type WordInSentence } from './kinds.ts'

const itself = '_'

/** The words that may stand in one place; `any` are the words that `…` stands for. */
type Element = readonly string[] | typeof any

const any = 'any'

const same = 'same'

/** Words that `…` stands for are no further apart. */
const farthest = 24

/** The elements before the word, from it on, and those after. */
type Pattern = { readonly before: readonly Element[]; readonly after: readonly Element[] }

export function readPattern(text: string): Pattern {
	const written = text.split(' ')
	const elements = written.map(
		(one): Element => (one === '…' ? any : one.split('/').map(kindNamed)),
	)
	const own = written.indexOf(itself)
	if (own === -1 || own !== written.lastIndexOf(itself)) {
		throw new Error(`A pattern has the word itself once: ${text}`)
	}
	return { before: elements.slice(0, own).toReversed(), after: elements.slice(own + 1) }
}

/** Whether the neighbours of the word at `at` are as the pattern says. */
export function fits(
	{ before, after }: Pattern,
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): boolean {
	const kindAt = (index: number) => kinds[index] ?? clauseEnd
	const matches = (element: readonly string[], index: number) => {
		const word = words[index]?.word
		if (element[0] === same) return word !== undefined && word === words[2 * at - index]?.word
		const kind = kindAt(index)
		const part = partOfKind(kind)
		return element.some(
			(one) => one === word || one === kind || one === part || alsoOfKind[one] === kind,
		)
	}
	/** Compares elements from a place on with words in one direction. */
	const run = (elements: readonly Element[], place: number, at: number, step: 1 | -1): boolean => {
		const element = elements[place]
		if (element === undefined) return true
		if (element !== any) return matches(element, at) && run(elements, place + 1, at + step, step)
		for (let skipped = 0; skipped < farthest; skipped += 1) {
			const index = at + skipped * step
			if (run(elements, place + 1, index, step)) return true
			if (kindAt(index) === clauseEnd) return false
		}
		return false
	}
	return run(before, 0, at - 1, -1) && run(after, 0, at + 1, 1)
}

/** Kinds whose names have a space are written shorter. */
function kindNamed(name: string): string {
	if (name === 'measure') return 'measure word'
	return name === 'auxiliary' ? 'auxiliary verb' : name
}

/** Clause-final 了 is an aspect too, and 打电话 and 回家 are phrases. */
const alsoOfKind: Readonly<Record<string, string>> = { aspect: '了', verb: 'phrase' }
