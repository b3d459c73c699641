import { expect, test } from 'vitest'
import { isUsualReading } from '#app/domain/speech/device-voice/usual-reading.ts'

test.each([
	['还', 'hái'],
	['长', 'cháng'],
	['得', 'dé'],
	['东西', 'dōng xi'],
	['银行', 'yín háng'],
	['学习', "xué'xí"],
	['妈', 'mā'],
	['还', undefined],
	['还', ''],
])('a device says %s as %s', (word, pinyin) => {
	expect(isUsualReading(word, pinyin)).toBe(true)
})

test.each([
	['还', 'huán'],
	['长', 'zhǎng'],
	['行', 'háng'],
	['得', 'děi'],
	['地', 'de'],
	['东西', 'dōng xī'],
	['孙子', 'Sūn Zǐ'],
])('%s read %s is left to the platform', (word, pinyin) => {
	expect(isUsualReading(word, pinyin)).toBe(false)
})
