import * as z from 'zod'
import type { ParagraphTimes } from './paragraph-times.ts'

const milliseconds = z.int().min(0)

export const paragraphTimesSchema: z.ZodType<ParagraphTimes> = z.array(
	z.tuple([milliseconds, milliseconds]).nullable(),
)
