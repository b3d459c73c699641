/**
 * M2M100 on Workers AI: 我爱你。 → "I love you." It needs no key but a binding.
 *
 * Source: https://developers.cloudflare.com/workers-ai/models/m2m100-1.2b/
 */
import * as z from 'zod'
import type { TranslateOne } from './translator.server.ts'

const model = '@cf/meta/m2m100-1.2b'
const answerSchema = z.object({ translated_text: z.string() })

export function workersAi(ai: Ai): TranslateOne {
	return async (chinese, signal) => {
		const asked = { text: chinese, source_lang: 'chinese', target_lang: 'english' }
		return answerSchema.parse(await ai.run(model, asked, { signal })).translated_text
	}
}
