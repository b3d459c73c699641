import { expect, test } from 'vitest'
import { newWordPath } from '#app/features/lesson-editor/segment/profile/new-word-path.ts'
import { readNewWord } from '#app/features/vocabulary/admin/list/address.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'

test('the form of a new word begins with the hanzi and pinyin of the text', () => {
	const { pathname, searchParams } = new URL(
		newWordPath({ word: '汉路', pinyin: 'hàn lù' }),
		'http://localhost',
	)
	expect(pathname).toBe('/admin/vocab')
	expect(searchParams.get('ask')).toBe('create')
	expect(readNewWord(searchParams)).toEqual({ word: '汉路', pinyin: 'hàn lù' })
	// The list behind the form is the whole one.
	expect([...withoutDialog(searchParams)]).toEqual([])
})

test('a form may begin empty', () => {
	expect(readNewWord(new URLSearchParams())).toEqual({ word: '', pinyin: '' })
	expect(newWordPath({ word: '汉路', pinyin: undefined })).toBe(
		'/admin/vocab?ask=create&hanzi=%E6%B1%89%E8%B7%AF',
	)
})
