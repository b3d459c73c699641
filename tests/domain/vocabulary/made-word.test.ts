import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeOf, partHeard, partsToLookUp, plainlyMade } from '#app/domain/vocabulary/made-word.ts'

const words = new Set('看 喜欢 商量 高兴 朋友 打字机 键 水边 慢慢 长 大'.split(' '))
const isWord = (word: string) => words.has(word)

test('a number is shown in figures, and a name is called one', () => {
	expect(plainlyMade('一百二十', 'yī bǎi èr shí')).toEqual({ kind: 'number', digits: '120' })
	expect(plainlyMade('二〇二四', undefined)).toEqual({ kind: 'number', digits: '2024' })
	expect(plainlyMade('王小明', 'Wáng Xiǎo míng')).toEqual({ kind: 'name' })
	expect(plainlyMade('阿成', 'Ā Chéng')).toEqual({ kind: 'name' })
	expect(plainlyMade('看看', 'kàn kan')).toBe(undefined)
	expect(plainlyMade('汉路', undefined)).toBe(undefined)
})

test.each([
	['看看', 'doubled', '看'],
	['看一看', 'doubled', '看'],
	['看了看', 'doubled', '看'],
	['商量商量', 'doubled', '商量'],
	['高高兴兴', 'doubled', '高兴'],
	['慢慢儿', 'doubled', '慢慢'],
	['喜不喜欢', 'question', '喜欢'],
	['看不看', 'question', '看'],
	['看没看', 'question', '看'],
	['朋友们', 'plural', '朋友'],
	['水边儿', 'erhua', '水边'],
])('%s is the %s form of %s', (word, kind, base) => {
	expect(madeOf(word, isWord)).toEqual({ kind, base })
})

test('another word is made of the longest words it has', () => {
	expect(madeOf('打字机键', isWord)).toEqual({ kind: 'compound', parts: ['打字机', '键'] })
	expect(madeOf('长大', isWord)).toEqual({ kind: 'compound', parts: ['长', '大'] })
})

test('what the dictionary lacks is left out', () => {
	expect(madeOf('魑看', isWord)).toEqual({ kind: 'compound', parts: ['看'] })
	expect(madeOf('魑魅', isWord)).toEqual({ kind: 'compound', parts: [] })
})

test('a part has the entry that is heard in the word, else the usual one', () => {
	const entries = [{ pinyin: 'cháng' }, { pinyin: 'zhǎng' }]
	expect(partHeard(entries, 'dà zhǎng')).toEqual({ pinyin: 'zhǎng' })
	expect(partHeard(entries, undefined)).toEqual({ pinyin: 'cháng' })
	expect(partHeard([{ pinyin: 'shāng liang' }], 'shāng liang shāng liang')).toBeDefined()
	expect(partHeard([], 'dà')).toBeUndefined()
})

test('all parts that a word may be made of are looked up, never the word itself', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom(...'看喜欢不没们儿了一高兴'), maxLength: 8 }),
			(word) => {
				const asked = new Set(partsToLookUp(word))
				expect(asked.has(word)).toBe(false)
				madeOf(word, (part) => {
					if (part !== word) expect(asked).toContain(part)
					return false
				})
			},
		),
	)
})
