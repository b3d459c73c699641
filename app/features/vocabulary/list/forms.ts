/**
 * What the questions of the vocabulary list send. `words` says which they are and how they were
 * seen: 12:1795285269195,13:… are ids, each with the instant of its last change.
 */
import { z } from 'zod'

/** A page has no more. */
export const mostWords = 100

const seenWords = z
	.string()
	.regex(/^\d{1,15}:\d{1,15}(,\d{1,15}:\d{1,15})*$/)
	.transform((text) =>
		text.split(',').map((pair) => {
			const [id, updatedAt] = pair.split(':').map(Number)
			return { id: id ?? 0, updatedAt: updatedAt ?? 0 }
		}),
	)
	.pipe(z.array(z.object({ id: z.number(), updatedAt: z.number() })).max(mostWords))

export const wordsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('delete'), words: seenWords }),
	z.object({ intent: z.literal('batch-delete'), words: seenWords }),
	z.object({
		intent: z.literal('set-status'),
		words: seenWords,
		status: z.enum(['1', '0']).transform(Number),
	}),
])

export type WordsChange = z.infer<typeof wordsForm>
export type SeenWord = WordsChange['words'][number]

export function formatSeen(words: readonly { id: number; updatedAt: Date }[]): string {
	return words.map(({ id, updatedAt }) => `${id}:${+updatedAt}`).join(',')
}
