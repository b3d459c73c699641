import { expect, test } from 'vitest'
import { isChild } from '#app/domain/pinyin/child.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const read = (words: readonly string[]) => readWords(words, realLexicon).join(' ')

test.each([
	['聋儿', 'lóng ér'],
	['盲儿', 'máng ér'],
	['哑儿', 'yǎ ér'],
	['病儿', 'bìng ér'],
	['弃儿', 'qì ér'],
	['三儿', 'sān ér'],
	['二儿', 'èr ér'],
	['贫困儿', 'pín kùn ér'],
	['聋哑儿', 'lóng yǎ ér'],
	['私生儿', 'sī shēng ér'],
	['自闭儿', 'zì bì ér'],
	['连体儿', 'lián tǐ ér'],
	['独生儿', 'dú shēng ér'],
	['病残儿', 'bìng cán ér'],
	['留守儿', 'liú shǒu ér'],
])('%s is a child, %s', (word, reading) => {
	expect(read([word])).toBe(reading)
	expect(read(['一', '个', word, '来', '了'])).toContain(` ${reading} `)
})

test('a child cut apart from its head stays ér', () => {
	expect(read(['贫困', '儿', '助学'])).toBe('pín kùn ér zhù xué')
	expect(read(['聋', '儿', '学校'])).toBe('lóng ér xué xiào')
	expect(read(['低', '体重', '儿', '出生', '了'])).toBe('dī tǐ zhòng ér chū shēng le')
	expect(read(['他', '的', '三', '儿', '病', '了'])).toBe('tā de sān ér bìng le')
	expect(read(['三', '儿子'])).toBe('sān ér zi')
})

test.each([
	['帮助贫困儿上学。', 'pín kùn ér'],
	['聋儿和盲儿在一起学习。', 'lóng ér hé máng ér'],
	['他家的三儿八岁。', 'sān ér'],
	['我三儿子八岁。', 'sān ér zi'],
	['病儿的妈妈哭了。', 'bìng ér de'],
])('%s is read with %s', (text, expected) => {
	expect(read(segment(realDictionary, text))).toContain(expected)
})

test.each([
	['女儿', 'nǚ ér'],
	['孤儿', 'gū ér'],
	['婴儿', 'yīng ér'],
	['健儿', 'jiàn ér'],
	['混血儿', 'hùn xuè ér'],
	['小孩儿', 'xiǎo háir'],
	['花儿', 'huār'],
	['今儿', 'jīnr'],
	['事儿', 'shìr'],
	['毛病儿', 'máo bìngr'],
	['小三儿', 'xiǎo sānr'],
	['玩具店儿', 'wán jù diànr'],
])('%s needs no table: %s', (word, reading) => {
	expect(isChild(word)).toBe(false)
	expect(read([word])).toBe(reading)
})
