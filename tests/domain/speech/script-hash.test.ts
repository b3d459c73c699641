import { expect, test } from 'vitest'
import { scriptHash } from '#app/domain/speech/script-hash.ts'

const script = { text: '我还书。', readings: [{ offset: 1, length: 1, pinyin: 'huán' }] }

test('an edited text and an edited reading make another hash', async () => {
	const hash = await scriptHash(script)
	expect(await scriptHash({ ...script })).toBe(hash)
	expect(await scriptHash({ ...script, text: '我还钱。' })).not.toBe(hash)
	expect(
		await scriptHash({ ...script, readings: [{ offset: 1, length: 1, pinyin: 'hái' }] }),
	).not.toBe(hash)
})

test('two ways of storing the same character are the same text', async () => {
	const hash = (text: string) => scriptHash({ text, readings: [] })
	expect(await hash('caf\u0065\u0301')).toBe(await hash('caf\u00e9'))
})
