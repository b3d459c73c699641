import { expect, test } from 'vitest'
import { plainAside, readAside } from '#app/domain/lesson-text/aside.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

async function cut(...lines: string[]) {
	const { tokenize, readings } = realTokenizer(await memoryDatabase())
	const asides = lines.map((line) => {
		const read = readAside(line)
		return read.ok ? read.value : plainAside(line)
	})
	const words = await cutAsides({ tokenize, readings }, asides)
	if (!words.ok) throw new Error(JSON.stringify(words.error))
	return words.value.map((tokens) =>
		tokens.map(({ word, pinyin }) => (pinyin ? `${word}[${pinyin}]` : word)).join(' '),
	)
}

test('the engine cuts and reads Chinese beside a text', async () => {
	expect(await cut('我是老师。', '他的头发很长。')).toEqual([
		'我[wǒ] 是[shì] 老师[lǎo shī] 。',
		'他[tā] 的[de] 头发[tóu fa] 很[hěn] 长[cháng] 。',
	])
})

test('cuts and readings that were typed stay, and their neighbours are read beside them', async () => {
	expect(await cut('我␟去␟银␟行[háng]。', '我不去[qu]。')).toEqual([
		'我[wǒ] 去[qù] 银[yín] 行[háng] 。',
		'我[wǒ] 不[bù] 去[qu] 。',
	])
})

test('nothing is asked where there is no Chinese', async () => {
	const { tokenize, readings, asked } = realTokenizer(await memoryDatabase())
	expect(await cutAsides({ tokenize, readings }, [])).toEqual({ ok: true, value: [] })
	expect(asked).toEqual([])
})
