import { expect, test } from 'vitest'
import { editorPath } from '#app/features/reports/admin/place-links.ts'
import { reportOf } from '#tests/support/reports.ts'

const place = { ...reportOf(), exerciseNo: null, vocabId: null }

test.each([
	{
		what: 'a word of a text',
		at: {},
		path: `/admin/lessons/town/segment#paragraph-1&word=${encodeURIComponent('银行')}`,
	},
	{
		what: 'a text of an article',
		at: { lessonId: null, articleId: 'train', paragraph: null },
		path: '/admin/articles/train/segment',
	},
	{ what: 'notes', at: { part: 'notes' as const }, path: '/admin/lessons/town/notes' },
	{
		what: 'the third question',
		at: { part: 'exercise' as const, exerciseNo: 3 },
		path: '/admin/lessons/town/exercises/edit#exercise-3',
	},
	{
		what: 'a question that is gone',
		at: { part: 'exercise' as const },
		path: '/admin/lessons/town/exercises/edit',
	},
	{
		what: 'a word of the dictionary',
		at: { part: 'dictionary' as const, word: '妈妈', vocabId: 12 },
		path: `/admin/vocab?word=${encodeURIComponent('妈妈')}&ask=edit&of=12`,
	},
	{
		what: 'a word of several readings',
		at: { part: 'dictionary' as const, word: '行' },
		path: `/admin/vocab?word=${encodeURIComponent('行')}`,
	},
])('$what leads to where it is mended', ({ at, path }) => {
	expect(editorPath({ ...place, ...at }, ['pinyin'])).toBe(path)
})

test('what is wrong with the sound alone leads to the audio', () => {
	expect(editorPath(place, ['audio'])).toBe('/admin/lessons/town/audio')
	expect(editorPath(place, ['audio', 'other'])).toContain('/admin/lessons/town/segment#')
})
