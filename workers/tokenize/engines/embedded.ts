/** The engine inside the worker: by its dictionary 南京市长江大桥 is 南京市 | 长江大桥. */
import { ok } from '#app/domain/result.ts'
import type { Dictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { breakWords } from '#app/domain/segmentation/word-breaker.ts'
import type { Engine } from './engine.ts'

export function embeddedEngine(dictionary: Dictionary): Engine {
	return {
		async cut(texts, version) {
			const cut = version === 'v1' ? breakWords : (text: string) => segment(dictionary, text)
			return ok(texts.map((text) => cut(text).map((word) => ({ text: word }))))
		},
		health: async () => ({ ok: true, parts: { embedded: true } }),
	}
}
