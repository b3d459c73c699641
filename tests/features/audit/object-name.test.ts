import { expect, test } from 'vitest'
import { objectName } from '#app/features/audit/object-name.ts'

const run = { objectType: 'replacement', objectName: null }

test('a replacement is named by what it replaced, and so is its undoing', () => {
	const before = { text: '西红柿' }
	const after = { text: '番茄', texts: 3 }
	const begun = { ...run, action: 'replacement.begin', before, after }
	expect(objectName(begun)).toBe('“西红柿” → “番茄”')
	const undone = { ...run, action: 'replacement.undo', before: { text: '番茄' }, after: before }
	expect(objectName(undone)).toBe('“西红柿” → “番茄”')
})

test('others have their own names, and what is gone has none', () => {
	const lesson = { action: 'lesson.edit', objectType: 'lesson' }
	const none = { before: null, after: null }
	expect(objectName({ ...lesson, ...none, objectName: 'Tea' })).toBe('Tea')
	expect(objectName({ ...lesson, ...none, objectName: null })).toBeUndefined()
})
