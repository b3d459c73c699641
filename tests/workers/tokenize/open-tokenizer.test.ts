import { expect, test } from 'vitest'
import { bindings } from '#tests/support/tokenizer.ts'
import { openTokenizer } from '#workers/tokenize/open-tokenizer.ts'

test('requests share the dictionary but not the database client', () => {
	const [one, other] = [openTokenizer(bindings), openTokenizer(bindings)]
	expect(one.db).not.toBe(other.db)
	expect(one.engine).toEqual(other.engine)
})
