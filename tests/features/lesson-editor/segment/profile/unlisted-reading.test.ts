import { expect, test } from 'vitest'
import { isUnlistedReading } from '#app/features/lesson-editor/segment/profile/unlisted-reading.tsx'

const typed = (word: string, pinyin: string, generated?: string) => ({ word, pinyin, generated })

test('a reading that no dictionary has is pointed out', () => {
	expect(isUnlistedReading(typed('两', 'liáng'), ['liǎng'])).toBe(true)
	expect(isUnlistedReading(typed('学习', 'xué xí'), ['xué xí'])).toBe(false)
})

test('capitals, spaces, the neutral tone and the engine’s own reading are no other reading', () => {
	expect(isUnlistedReading(typed('北京', 'běijīng'), ['Běi jīng'])).toBe(false)
	expect(isUnlistedReading(typed('学生', 'xué shēng'), ['xué sheng'])).toBe(false)
	expect(isUnlistedReading(typed('单', 'Shàn', 'Shàn'), ['dān'])).toBe(false)
})

test('a word in no dictionary and what is no pinyin are not', () => {
	expect(isUnlistedReading(typed('汉路', 'hàn lù'), [])).toBe(false)
	expect(isUnlistedReading(typed('两', 'zzz'), ['liǎng'])).toBe(false)
	expect(isUnlistedReading(typed('两', ''), ['liǎng'])).toBe(false)
})
