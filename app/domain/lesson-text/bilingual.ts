/** A title or description in both languages: { zh: "第一步", en: "First Steps" }. */
import * as z from 'zod'

export const bilingualSchema = z.object({ zh: z.string(), en: z.string() })
