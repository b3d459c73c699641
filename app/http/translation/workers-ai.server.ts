/**
 * M2M100 on Workers AI: 我爱你。 → "I love you." Needs a binding, but no key.
 *
 * Source: https://developers.cloudflare.com/workers-ai/models/m2m100-1.2b/
 */
import * as z from 'zod'
import type { TranslateOne } from './translator.server.ts'

const model = '@cf/meta/m2m100-1.2b'
const answerSchema = z.object({ translated_text: z.string() })

export function workersAi(ai: Ai): TranslateOne {
	return async (chinese, signal) => {
		const input = { text: chinese, source_lang: 'chinese', target_lang: 'english' }
		return answerSchema.parse(await ai.run(model, input, { signal })).translated_text
	}
}
