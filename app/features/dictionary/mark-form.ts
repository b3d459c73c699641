/** The form of a word's page: what the person says about one of its readings. */
import * as z from 'zod'

export const markForm = z.object({
	intent: z.literal('mark'),
	pinyin: z.string().trim().min(1).max(200),
	/** Empty takes back what was said. */
	said: z.enum(['known', 'learning', 'ignored', '']),
})
