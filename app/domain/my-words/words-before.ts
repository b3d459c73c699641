/**
 * How words stood before many were changed at once, as the form that takes the change back carries it.
 *
 * Word 12 (学习) had been marked as known 3 seconds before the change at 1000 s; word 13 (银行) had no mark
 * and was saved 10 seconds before it: "lfls:cK2bc.dS7ps". Numbers have base 36, times are ages, so that
 * ten thousand words take 100 kB.
 */
import type { Standing } from '#app/domain/known-words/standing.ts'

export type WordBefore = {
	vocabId: number
	/** Null if there was no row; `said` is null if it had been taken back. */
	mark: { said: Standing | null; changedAt: number } | null
	/** When its card was put into My Words; null if it was not there. */
	savedAt: number | null
}

/** `at` is when they were changed, in ms. */
export type WordsBefore = { at: number; words: readonly WordBefore[] }

/** F is a mark that had been taken back. */
const letters = [
	['known', 'K'],
	['learning', 'L'],
	['new', 'N'],
	['ignored', 'I'],
	[null, 'F'],
] as const satisfies readonly [Standing | null, string][]

const letterOf = new Map<Standing | null, string>(letters)
const saidBy = new Map<string, Standing | null>(letters.map(([said, letter]) => [letter, said]))

export function formatWordsBefore({ at, words }: WordsBefore): string {
	const age = (then: number) => Math.max(0, at - then).toString(36)
	const formatted = words.map(({ vocabId, mark, savedAt }) => {
		const said = mark && `${letterOf.get(mark.said)}${age(mark.changedAt)}`
		return `${vocabId.toString(36)}${said ?? ''}${savedAt === null ? '' : `S${age(savedAt)}`}`
	})
	return `${at.toString(36)}:${formatted.join('.')}`
}

/** Undefined if the text has another form. */
export function parseWordsBefore(text: string): WordsBefore | undefined {
	const [, time = '', listed = ''] = /^([0-9a-z]{1,9}):([0-9a-zKLNIFS.]*)$/.exec(text) ?? []
	if (time === '') return undefined
	const at = Number.parseInt(time, 36)
	const words = listed.split('.').map((word) => parseWord(word, at))
	return words.every((word) => word !== undefined) ? { at, words } : undefined
}

function parseWord(text: string, at: number): WordBefore | undefined {
	const parts = /^([0-9a-z]{1,8})(?:([KLNIF])([0-9a-z]{1,9}))?(?:S([0-9a-z]{1,9}))?$/.exec(text)
	if (!parts) return undefined
	const [, id = '', letter, age, savedAge] = parts
	const timeOf = (ago: string) => at - Number.parseInt(ago, 36)
	const said = saidBy.get(letter ?? '') ?? null
	return {
		vocabId: Number.parseInt(id, 36),
		mark: age === undefined ? null : { said, changedAt: timeOf(age) },
		savedAt: savedAge === undefined ? null : timeOf(savedAge),
	}
}
