import { expect, test } from 'vitest'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import words from '#build/segmentation/words.bin'
import { shown } from '#tests/support/tokenizer.ts'
import { embeddedEngine } from '#workers/tokenize/engines/embedded.ts'

const engine = embeddedEngine(openDictionary(words))

async function cut(text: string, version: 'v1' | 'v2') {
	const answer = await engine.cut([text], version)
	return answer.ok ? shown(answer.value[0]) : expect.fail()
}

test('v2 segments by the dictionary', async () => {
	expect(await cut('我们学习汉语。', 'v2')).toBe('我们 | 学习 | 汉语 | 。')
})

test('v1 segments by the runtime’s word breaker', async () => {
	const platform = new Intl.Segmenter('zh', { granularity: 'word' }).segment('我们学习汉语。')
	expect(await cut('我们学习汉语。', 'v1')).toBe(
		shown(Array.from(platform, ({ segment }) => ({ text: segment }))),
	)
})

test('each text is one list, empty for an empty text', async () => {
	const answer = await engine.cut(['', '你好', ''], 'v2')
	expect(answer).toEqual({ ok: true, value: [[], [{ text: '你好' }], []] })
})

test('the embedded engine is always healthy', async () => {
	expect(await engine.health()).toEqual({ ok: true, parts: { embedded: true } })
})
