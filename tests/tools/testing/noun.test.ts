import { expect, test } from 'vitest'
import { filesOf, isBrowserTest, nounsOf } from '#tools/testing/noun.ts'

const files = [
	'tests/domain/vocabulary/word.test.ts',
	'tests/features/lessons/lesson-for-reading.server.test.ts',
	'tests/features/vocabulary/pages/batch-edit.test.ts',
	'tests/features/lessons/pages/lesson.test.ts',
	'tests/workers/tokenize/app.test.ts',
	'tests/e2e/admin/vocabulary-editing.spec.ts',
	'tests/e2e/learn/first-lesson.spec.ts',
]

test('the nouns are the folders of the domain, the features and the workers', () => {
	expect(nounsOf(files)).toEqual(['lessons', 'tokenize', 'vocabulary'])
})

test('tests of a noun are found by their folder and by their name', () => {
	expect(filesOf('vocabulary', files)).toEqual([files[0], files[2], files[5]])
	expect(filesOf('tokenize', files)).toEqual([files[4]])
})

test('one and several are the same noun', () => {
	expect(filesOf('lessons', files)).toEqual([files[1], files[3], files[6]])
	expect(filesOf('lesson', files)).toEqual(filesOf('lessons', files))
})

test('an unknown noun has no tests', () => {
	expect(filesOf('weather', files)).toEqual([])
})

test('browser tests are told apart', () => {
	expect(files.filter(isBrowserTest)).toEqual(files.slice(5))
})
