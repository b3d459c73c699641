/**
 * A sentence that shows how a word is used, for its card.
 *
 * 茶: { zh: '你想喝茶还是喝咖啡？', at: 3, pinyin: 'Nǐ xiǎng hē chá háishi hē kāfēi?', en: 'Would you
 * like tea or coffee?' }. `at` is the word's place, in UTF-16 units: 了 in 他了解我了 is the last one, no
 * part of 了解.
 */
import * as z from 'zod'

export const exampleSchema = z.object({
	zh: z.string().min(1),
	at: z.number().int().min(0),
	pinyin: z.string().min(1),
	en: z.string().min(1),
})

export type Example = z.infer<typeof exampleSchema>
