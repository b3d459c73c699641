import { expect, test } from 'vitest'
import { previewIn, workingPath } from '#app/domain/publishing/preview.ts'

const read = (search: string) => previewIn(new URLSearchParams(search))

test('without its name in the address there is no preview', () => {
	expect(read('')).toBeUndefined()
	expect(read('view=published&as=HSK2')).toBeUndefined()
})

test('a preview has a level, an account and a width', () => {
	expect(read('view=working&as=HSK2&account=free&narrow=on')).toEqual({
		level: 'HSK2',
		account: 'free',
		isNarrow: true,
	})
	expect(read('view=working&as=HSK99')).toEqual({
		level: undefined,
		account: 'member',
		isNarrow: false,
	})
})

test('the address of a preview asks for one', () => {
	expect(read(workingPath('tea-house').split('?')[1] ?? '')).toBeDefined()
})
