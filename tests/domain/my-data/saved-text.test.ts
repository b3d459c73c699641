import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { savedText } from '#app/domain/my-data/saved-text.ts'
import {
	exercisesVersion,
	notesVersion,
	textVersion,
} from '#app/domain/versions/version-content.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

test('a text, notes and exercises are given back as they were typed', () => {
	const text = textVersion(contentFrom('早上 | 好 | ！ / Good morning!'))
	expect(savedText('text', text)).toBe('zh: 早上好！\nen: Good morning!')
	const notes = notesVersion({ source: '## 是 joins two nouns', blocks: [] })
	expect(savedText('notes', notes)).toBe('## 是 joins two nouns')
	const typed = '[true_false]\nzh: 他喝茶。\n* true'
	const { exercises } = readExerciseSet(typed)
	expect(savedText('exercises', exercisesVersion(exercises))).toContain('zh: 他喝茶。')
})

test('what cannot be read stays as it is stored', () => {
	expect(savedText('text', '[{')).toBe('[{')
})
