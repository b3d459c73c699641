import { expect, test } from 'vitest'
import { bindings } from '#tests/support/tokenizer.ts'
import { openTokenizer } from '#workers/tokenize/open-tokenizer.ts'

test('requests share the dictionary but not the database client', () => {
	const [one, other] = [openTokenizer(bindings), openTokenizer(bindings)]
	expect(one.db).not.toBe(other.db)
	expect(one.engine).toEqual(other.engine)
})

test('an extra word is used when text is cut again', () => {
	const { recut } = openTokenizer(bindings)
	expect(recut('王小明天来', ['王小明'])).toEqual(['王小明', '天', '来'])
})

test('a word has its reading in context', () => {
	const { read } = openTokenizer(bindings)
	const none = () => []
	expect(read(['头发', '很', '长', '。'], none)).toEqual(['tóu fa', 'hěn', 'cháng', undefined])
	expect(read(['他', '长', '高', '了'], none)[1]).toBe('zhǎng')
})

test('a custom word has its own reading', () => {
	const { read } = openTokenizer(bindings)
	const readingsOf = (word: string) => (word === '重子行' ? ['Zhòng zǐ háng'] : [])
	expect(read(['在', '重子行'], readingsOf)).toEqual(['zài', 'Zhòng zǐ háng'])
})
