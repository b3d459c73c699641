import { expect, test } from 'vitest'
import { bindings } from '#tests/support/tokenizer.ts'
import { openTokenizer } from '#workers/tokenize/open-tokenizer.ts'

test('each request has a database of its own, and all the same dictionary', () => {
	const [one, other] = [openTokenizer(bindings), openTokenizer(bindings)]
	expect(one.db).not.toBe(other.db)
	expect(one.engine).toEqual(other.engine)
})

test('an extra word is known where a text is cut anew', () => {
	const { recut } = openTokenizer(bindings)
	expect(recut('王小明天来', ['王小明'])).toEqual(['王小明', '天', '来'])
})

test('readings are those of the vocabulary, in their sentence', () => {
	const readings: Record<string, string[]> = { 银行: ['yín háng'], 长: ['cháng', 'zhǎng'] }
	const { read } = openTokenizer(bindings)
	const words = ['银行', '的', '路', '很', '长', '。']
	expect(read(words, (word) => readings[word] ?? [])).toEqual([
		'yín háng',
		'de',
		'lù',
		'hěn',
		'cháng',
		undefined,
	])
})
