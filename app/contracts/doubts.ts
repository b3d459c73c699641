/** The API for words in doubt: of 他 | 长 | 得 | 慢 the second, which may be cháng or zhǎng. */
import * as z from 'zod'
import type { Failure } from '#app/domain/failure.ts'
import type { Result } from '#app/domain/result.ts'
import { readingsRequestSchema } from './readings.ts'

export const doubtsRequestSchema = readingsRequestSchema

const place = z.int().min(0)

const paragraphDoubtsSchema = z.object({
	/** Indices of words whose reading another one nearly outweighs. */
	readings: z.array(place),
	/** Two neighbours, by the index of the first, and where else they could be cut. */
	cuts: z.array(z.object({ at: place, border: place })),
})

/** One entry per paragraph. */
export const doubtsSchema = z.object({ result: z.array(paragraphDoubtsSchema) })

export type ParagraphDoubts = z.infer<typeof paragraphDoubtsSchema>

/** Returns one entry per paragraph, or a failure whose text can be shown. */
export type Doubts = (
	paragraphs: readonly (readonly string[])[],
) => Promise<Result<ParagraphDoubts[], Failure>>
