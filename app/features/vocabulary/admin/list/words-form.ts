/** The schema of the vocabulary list's dialogs: the words and their versions. */
import * as z from 'zod'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { mostWords, parseVersions } from './word-versions.ts'

const words = z
	.string()
	.transform(parseVersions)
	.pipe(z.array(z.object({ id: z.number(), version: z.number() })).max(mostWords))

/** Words in the trash: 12,13 */
const wordIds = z
	.string()
	.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
	.transform((typed) => typed.split(',').map(Number))
	.pipe(z.array(z.number()).max(mostWords))

export const wordsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('delete'), words }),
	z.object({ intent: z.literal('batch-delete'), words }),
	z.object({
		intent: z.literal('set-status'),
		words,
		status: z.enum(['1', '0']).transform(Number),
	}),
	z.object({
		intent: z.literal('set-level'),
		words,
		/** Empty takes the levels away. */
		level: z
			.enum(['', ...hskLevels])
			.transform((level) => hskLevels.filter((known) => known === level)),
	}),
	z.object({ intent: z.literal('restore'), id: wordIds }),
])

export type WordsChange = z.infer<typeof wordsForm>
export type WordsRestoration = Extract<WordsChange, { intent: 'restore' }>
