/** The JSON of a reader's correction. corrections.ts explains it. */
import * as z from 'zod'
import { longestNote } from './longest-note.ts'

/** A word with its neighbours. */
export const longestCut = 100
/** Wider than any pinyin of a word. */
export const longestPinyin = 200

const word = z.string().min(1).max(longestCut)
const pinyin = z.string().min(1).max(longestPinyin)

export const ruleSchema = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('cut'),
		/** The words as they should stand, with the readings that new ones get. */
		words: z
			.array(
				z.object({
					/** As it is written. */
					text: word,
					/** In simplified characters, if it is written in others. */
					word: word.optional(),
					pinyin: pinyin.optional(),
				}),
			)
			.min(1),
	}),
	z.object({
		kind: z.literal('reading'),
		word,
		/** The reading that it corrects; missing where the word had none. */
		was: pinyin.optional(),
		pinyin,
	}),
	z.object({
		kind: z.literal('note'),
		word,
		/** The reading of the word that the note is about. */
		pinyin: pinyin.optional(),
		/** Empty takes a note away. */
		note: z.string().max(longestNote),
	}),
])

export const placeSchema = z.object({
	/** From 0. */
	paragraph: z.number().int().nonnegative(),
	/** Where its first word begins in the paragraph's characters as written, in UTF-16 units. */
	at: z.number().int().nonnegative(),
})

export const correctionsSchema = z.array(
	z.object({
		/** Names what was saved at once, to take it back. */
		change: z.string().max(100),
		/** A part and a place in it. Both are missing if it holds everywhere in the text. */
		part: z.string().max(100).optional(),
		place: placeSchema.optional(),
		rule: ruleSchema,
	}),
)
