/** The question of the level profile to the server, and the answer. */
import * as z from 'zod'
import { doubtsRequestSchema, type ParagraphDoubts } from '#app/contracts/doubts.ts'
import type { ProfileRow } from '#app/domain/lesson-text/level-profile.ts'

/** In bytes: the words of a text of 100,000 characters, twice. */
export const profileRequestLimit = {
	as: 'json',
	mostBytes: 3_000_000,
	orSay: 'tokenizer.too-large',
} as const

/** Words to look up, and paragraphs cut into words, of which some may be in doubt. */
export const profileRequest = doubtsRequestSchema.extend({
	words: z.array(z.string().min(1).max(200)).max(20_000),
})

export type ProfileAnswer = {
	rows: ProfileRow[]
	/** Left out if the engine did not answer. */
	doubts?: ParagraphDoubts[]
}
