import { expect, test } from 'vitest'
import { closeReadings } from '#app/domain/pinyin/close-readings.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const close = (text: string) => {
	const words = text.split(' ')
	return closeReadings(words, realLexicon).map((at) => words[at])
}

test('a reading that hardly outweighs another is close', () => {
	expect(close('他 长 得 慢 。')).toContain('长')
	expect(close('他 长 了 一 个 很 长 的 胡子')).toEqual(['长'])
})

test('a reading that a rule or the context settles is not', () => {
	expect(close('我 还 书')).toEqual([])
	expect(close('头发 很 长 。')).toEqual([])
	expect(close('王 老师')).toEqual([])
	const again = ['“', '任', '经理', '呢', '？', '”']
	expect(closeReadings(again, realLexicon, new Set('任'))).not.toContain(1)
})

test('words with one reading, or none, are not', () => {
	expect(close('银行 ， HSK 汉路')).toEqual([])
	expect(closeReadings([], realLexicon)).toEqual([])
})
