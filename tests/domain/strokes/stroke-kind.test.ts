import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'
import { strokeKinds, traditionalName } from '#app/domain/strokes/stroke-kind.ts'

test.each(Object.entries(strokeKinds))('%s has its pinyin and an English name', (hanzi, kind) => {
	expect(kind.pinyin).toBe(pinyin(hanzi, { toneSandhi: false }).replaceAll(' ', ''))
	expect(kind.english).toMatch(/^[a-z, ]+$/)
})

test('names have a traditional form', () => {
	expect(traditionalName('横折弯钩')).toBe('橫折彎鉤')
	expect(traditionalName('撇点')).toBe('撇點')
	expect(traditionalName('捺')).toBe('捺')
})
