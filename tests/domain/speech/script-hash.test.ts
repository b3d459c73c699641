import { expect, test } from 'vitest'
import { scriptHash } from '#app/domain/speech/script-hash.ts'

const script = { text: '我还书。', readings: [{ offset: 1, length: 1, pinyin: 'huán' }] }

test('editing the text or a reading changes the hash', async () => {
	const hash = await scriptHash(script)
	expect(await scriptHash({ ...script })).toBe(hash)
	expect(await scriptHash({ ...script, text: '我还钱。' })).not.toBe(hash)
	expect(
		await scriptHash({ ...script, readings: [{ offset: 1, length: 1, pinyin: 'hái' }] }),
	).not.toBe(hash)
})

test('Unicode normalization does not change the hash', async () => {
	const hash = (text: string) => scriptHash({ text, readings: [] })
	expect(await hash('caf\u0065\u0301')).toBe(await hash('caf\u00e9'))
})
