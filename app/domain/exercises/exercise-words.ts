/**
 * The stored words of an exercise's Chinese, a list for each text: 你 nǐ | 好 hǎo, and 再见 zàijiàn. They are
 * painted and looked up like those of a lesson's text.
 */
import * as z from 'zod'
import { tokenSchema } from '#app/domain/lesson-text/content-schema.ts'

export const exerciseWordsSchema = z.array(z.array(tokenSchema))

export type ExerciseWords = z.infer<typeof exerciseWordsSchema>
