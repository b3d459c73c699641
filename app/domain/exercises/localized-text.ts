/** A text by language tag: { zh: "李明是哪国人？", en: "What nationality is Li Ming?" }. */
import { z } from 'zod'

/** Letters first, so that no tag is the name of something every object has, like __proto__. */
export const languageTag = /^\p{L}[\p{L}\p{N}_-]*$/u

export const localizedTextSchema = z.record(z.string().regex(languageTag), z.string())

export type LocalizedText = z.infer<typeof localizedTextSchema>
