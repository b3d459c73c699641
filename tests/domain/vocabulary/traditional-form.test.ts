import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'
import { zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

/** As a page has them: the words of a text and the parts of those that have no row. */
const formOf = traditionalForms(wholeDictionary)

test.each([
	['头发', 'tóu fa', '頭髮'],
	['发展', 'fā zhǎn', '發展'],
	['干净', 'gān jìng', '乾淨'],
	['后面', 'hòu miàn', '後面'],
	['皇后', 'huáng hòu', '皇后'],
	['了解', 'liǎo jiě', '了解'],
	['台湾', 'Tái wān', '臺灣'],
	['台风', 'tái fēng', '颱風'],
	['柜台', 'guì tái', '櫃檯'],
	['哪里', 'nǎ lǐ', '哪裡'],
	['睡着', 'shuì zháo', '睡著'],
	['为什么', 'wèi shén me', '為什麼'],
])('%s %s is %s', (word, pinyin, form) => {
	expect(formOf(word, pinyin)).toBe(form)
})

test.each([
	['只', 'zhǐ', '只'],
	['只', 'zhī', '隻'],
	['干', 'gān', '乾'],
	['干', 'gàn', '幹'],
	['发', 'fā', '發'],
	['发', 'fà', '髮'],
	['长', 'zhǎng', '長'],
	['系', 'jì', '繫'],
	['系', 'xì', '系'],
	['尽', 'jǐn', '儘'],
	['尽', 'jìn', '盡'],
])('the reading decides: %s %s is %s', (word, pinyin, form) => {
	expect(formOf(word, pinyin)).toBe(form)
})

test.each([
	['看看', 'kàn kan', '看看'],
	['尝尝', 'cháng chang', '嘗嘗'],
	['高高兴兴', 'gāo gāo xìng xìng', '高高興興'],
	['干干净净', 'gān gān jìng jìng', '乾乾淨淨'],
	['复复杂杂', 'fù fù zá zá', '複複雜雜'],
	['走来走去', 'zǒu lái zǒu qù', '走來走去'],
	['一百二十万', 'yī bǎi èr shí wàn', '一百二十萬'],
	['两千零五', 'liǎng qiān líng wǔ', '兩千零五'],
	['喜不喜欢', 'xǐ bù xǐ huan', '喜不喜歡'],
	['同学们', 'tóng xué men', '同學們'],
	['水边儿', 'shuǐ biānr', '水邊兒'],
	['打字机键', 'dǎ zì jī jiàn', '打字機鍵'],
])('a word without an entry is put together: %s %s is %s', (word, pinyin, form) => {
	expect(formOf(word, pinyin)).toBe(form)
})

test.each([
	['余小松', 'Yú Xiǎo sōng', '余小松'],
	['范云', 'Fàn Yún', '范雲'],
	['林夏', 'Lín Xià', '林夏'],
	['王发财', 'Wáng Fā cái', '王發財'],
	['周', 'Zhōu', '周'],
	['于', 'Yú', '于'],
	['钟', 'Zhōng', '鐘'],
])('names keep their own hanzi: %s %s is %s', (word, pinyin, form) => {
	expect(formOf(word, pinyin)).toBe(form)
})

test.each([
	['煮', '面', 'miàn', '', '麵'],
	['一', '面', 'miàn', '墙', '面'],
	['见了', '面', 'miàn', '', '面'],
	['二十五', '面', 'miàn', '鼓', '面'],
	['看了看', '表', 'biǎo', '', '錶'],
	['请在', '表', 'biǎo', '上', '表'],
	['很', '困', 'kùn', '', '睏'],
	['被', '困', 'kùn', '在', '困'],
	['五', '里', 'lǐ', '路', '里'],
	['', '冲', 'chōng', '咖啡', '沖'],
	['孩子们就', '冲', 'chōng', '出', '衝'],
	['一', '坛', 'tán', '酒', '罈'],
	['', '坛', 'tán', '上', '壇'],
	['一棵', '松', 'sōng', '', '松'],
	['让人', '松', 'sōng', '了', '鬆'],
	['', '刮', 'guā', '大风', '颳'],
	['', '刮', 'guā', '胡子', '刮'],
	['', '折', 'zhé', '一下', '摺'],
	['要', '折', 'zhé', '一', '折'],
])('neighbours decide: %s[%s %s]%s has %s', (before, word, pinyin, after, form) => {
	expect(formOf(word, pinyin, { before, after })).toBe(form)
})

test('what is traditional, Latin or punctuation already stays', () => {
	for (const word of ['電腦', '這裡', 'OK', '3', '“', '”', '，', '']) {
		expect(formOf(word, undefined)).toBe(word)
	}
})

test('a word without a known reading has the form of its most frequent one', () => {
	expect(formOf('头发', undefined)).toBe('頭髮')
	expect(formOf('发', undefined)).toBe('發')
})

test('a custom word without a form is put together from its parts', () => {
	const rows = [
		{ word: '网红面', pinyin: 'wǎng hóng miàn', traditional: null },
		{ word: '网红', pinyin: 'wǎng hóng', traditional: '網紅' },
		{ word: '面', pinyin: 'miàn', traditional: '面' },
	]
	expect(traditionalForms(rows)('网红面', 'wǎng hóng miàn')).toBe('網紅面')
})

test('without rows nothing changes', () => {
	expect(traditionalForms([])('头发', 'tóu fa')).toBe('头发')
})

test('500 words have the forms and the zhuyin of the list', () => {
	const list = readFileSync('tests/fixtures/traditional/500-words.tsv', 'utf8').trim().split('\n')
	const written = list.map((line) => {
		const [word = '', pinyin = ''] = line.split('\t')
		return [word, pinyin, formOf(word, pinyin), zhuyinOf(pinyin)].join('\t')
	})
	expect(list).toHaveLength(500)
	expect(written).toEqual(list)
})
