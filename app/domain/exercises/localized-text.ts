/** A text by language tag: { zh: "李明是哪国人？", en: "What nationality is Li Ming?" }. */
import * as z from 'zod'
import { languageTag } from './language-tag.ts'

export const localizedTextSchema = z.record(z.string().regex(languageTag), z.string())

export type LocalizedText = z.infer<typeof localizedTextSchema>
