/**
 * The forms of My Words. A checked word sends `word-12`; `all` means all words that the search in the
 * address finds. Messages are codes of the error catalogue.
 */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { parseWordsBefore } from '#app/domain/my-words/words-before.ts'

const says = (code: ErrorCode) => ({ error: code })

const wordsChanges = ['known', 'learning', 'ignored', 'new', 'forget', 'remove', 'save'] as const

export type WordsChange = (typeof wordsChanges)[number]

const changeForm = z
	.looseObject({ intent: z.enum(wordsChanges), all: z.literal('on').optional() })
	.transform(({ intent, all, ...fields }) => ({
		intent,
		isAll: all !== undefined,
		ids: idsIn(fields),
	}))
	.refine(({ isAll, ids }) => isAll || ids.length > 0, says('my-words.none-selected'))

function idsIn(fields: Record<string, unknown>): number[] {
	return Object.keys(fields).flatMap((name) => {
		const id = /^word-([1-9]\d{0,14})$/.exec(name)?.[1]
		return id === undefined ? [] : [Number(id)]
	})
}

const levelForm = z.object({
	intent: z.literal('know-level'),
	level: z.enum(hskLevels, says('language-level.required')),
})

export const undoForm = z.object({
	intent: z.literal('undo'),
	before: z
		.string()
		.transform(parseWordsBefore)
		.refine((before) => before !== undefined),
})

export const myWordsForm = z.discriminatedUnion('intent', [levelForm, undoForm, changeForm])

/** A form that takes back a change of ten thousand words has 150 kB. */
export const longestForm = { mostBytes: 2_000_000 } as const
