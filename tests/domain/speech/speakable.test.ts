import { expect, test } from 'vitest'
import { readPronunciation } from '#app/domain/speech/pronunciation.ts'
import { speakableKindOf } from '#app/domain/speech/speakable.ts'

function kindOf(text: string, pinyin: string, known: { vocabulary?: string[]; text?: string[] }) {
	const asked = readPronunciation({ text, pinyin })
	if (!asked.ok) return expect.fail(asked.error)
	return speakableKindOf(asked.value, { vocabulary: [], text: [], ...known })
}

test('a word of the dictionary is spoken with any of its readings', () => {
	const vocabulary = ['cháng', 'zhǎng']
	expect(kindOf('长', 'zhǎng', { vocabulary })).toBe('vocabulary')
	expect(kindOf('长', '', { vocabulary })).toBe('vocabulary')
	expect(kindOf('银行', 'yin2hang2', { vocabulary: ['yín háng'] })).toBe('vocabulary')
})

test('a long word is spoken as a text has it', () => {
	const text = ['yì bǎi èr shí sān']
	expect(kindOf('一百二十三', 'yìbǎi èrshísān', { text })).toBe('text')
	expect(kindOf('一百二十三', 'yībǎi èrshísān', { text })).toBeUndefined()
})

test('a word that is nowhere is spoken if it is short', () => {
	expect(kindOf('欧阳小美', '', {})).toBe('unlisted')
	expect(kindOf('长', 'cháng', { vocabulary: ['zhǎng'] })).toBe('unlisted')
	expect(kindOf('天地玄黄宇', '', {})).toBeUndefined()
})
