import { expect, test } from 'vitest'
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import { type Reading, readingsOfWords } from '#app/seed/dictionary/readings.ts'

function readings(word: string, text: string): readonly Reading[] {
	return readingsOfWords(parseCedict(text), () => 0).get(word) ?? []
}

test('forms with one reading are merged, the form in more words first', () => {
	const text = `
后 后 [hou4] /empress/
後 后 [hou4] /back; behind/
皇后 皇后 [huang2 hou4] /empress/
後來 后来 [hou4 lai2] /afterwards/
以後 以后 [yi3 hou4] /after/`
	const [only, ...others] = readings('后', text)
	expect(others).toEqual([])
	expect(only).toMatchObject({ word: '后', pinyin: 'hòu', traditional: '後', isProper: false })
	expect(only?.senses.map(({ text }) => text)).toEqual(['back; behind', 'empress'])
})

test('a surname is the last sense, not a reading of its own', () => {
	const [only] = readings('王', '王 王 [Wang2] /surname Wang/\n王 王 [wang2] /king/')
	expect(only).toMatchObject({ pinyin: 'wáng', isProper: false })
	expect(only?.senses.map(({ text }) => text)).toEqual(['king', 'surname Wang'])
})

test('Mark is a name first, and keeps its capital', () => {
	const text = '馬克 马克 [ma3 ke4] /mark (monetary unit)/\n馬克 马克 [Ma3 ke4] /Mark (name)/'
	const [only, ...others] = readings('马克', text)
	expect(others).toEqual([])
	expect(only).toMatchObject({ pinyin: 'Mǎ kè', isProper: false })
	expect(only?.senses.map(({ text }) => text)).toEqual(['Mark (name)', 'mark (monetary unit)'])
})

test('a word that is only a name keeps its capital', () => {
	expect(readings('北京', '北京 北京 [Bei3 jing1] /Beijing/')).toMatchObject([
		{ pinyin: 'Běi jīng', isProper: true },
	])
})

test('a form that only points back to the word is dropped', () => {
	const text = '裏 里 [li3] /variant of 裡|里[li3]/\n裡 里 [li3] /inside/also written 裏|里[li3]/'
	expect(readings('里', text)).toMatchObject([
		{ traditional: '裡', senses: [{ kind: 'gloss', text: 'inside' }] },
	])
})

test('different readings are separate entries, in the order of the source', () => {
	const text = '長 长 [chang2] /long/\n長 长 [zhang3] /to grow/'
	expect(readings('长', text).map(({ pinyin }) => pinyin)).toEqual(['cháng', 'zhǎng'])
})

test("a rare form's other pronunciation is not the word's", () => {
	const text = '花 花 [hua1] /flower/\n蘤 花 [hua1] /variant of 花[hua1]/flower/also pr. [wei3]/'
	const [only] = readings('花', text)
	expect(only?.senses.map(({ kind }) => kind)).not.toContain('note')
})
