/** What the questions of the vocabulary list send: about which words, as they were seen. */
import * as z from 'zod'
import { mostWords, parseSeen } from './seen-words.ts'

const words = z
	.string()
	.transform(parseSeen)
	.pipe(z.array(z.object({ id: z.number(), updatedAt: z.number() })).max(mostWords))

export const wordsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('delete'), words }),
	z.object({ intent: z.literal('batch-delete'), words }),
	z.object({
		intent: z.literal('set-status'),
		words,
		status: z.enum(['1', '0']).transform(Number),
	}),
])

export type WordsChange = z.infer<typeof wordsForm>
