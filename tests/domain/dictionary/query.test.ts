import { expect, test } from 'vitest'
import { readQuery } from '#app/domain/dictionary/query.ts'

test('hanzi are looked for as hanzi, simplified or traditional', () => {
	expect(readQuery(' 學習。')).toMatchObject({
		hanzi: '學習',
		pinyin: undefined,
		english: undefined,
	})
	expect(readQuery('卡拉OK')).toMatchObject({ hanzi: '卡拉OK' })
})

test.each([
	['xue2xi2', { plain: 'xuexi', toned: 'xuéxí' }],
	['xué xí', { plain: 'xuexi', toned: 'xuéxí', count: 2 }],
	['lv4', { plain: 'lv', toned: 'lǜ' }],
	['lu:4 se4', { plain: 'lvse', toned: 'lǜsè' }],
	['lue4', { plain: 'lve', toned: 'lüè' }],
	['ma5', { plain: 'ma', toned: 'ma' }],
])('%s has tones, so it is pinyin and no English', (typed, pinyin) => {
	const query = readQuery(typed)
	expect(query?.pinyin).toMatchObject(pinyin)
	expect(query?.english).toBeUndefined()
})

test.each([
	['wan2 er', { plain: 'wanr', toned: 'wánr', isSyllable: true }],
	['wan2er2', { plain: 'wanr', toned: 'wánr', isSyllable: true }],
	['wan er', { plain: 'wanr', toned: undefined, isSyllable: true }],
	['wanr2', { plain: 'wan', toned: 'wán', isSyllable: false }],
	['di4 er4', undefined],
])('the 儿 of %s may be another', (typed, erhua) => {
	expect(readQuery(typed)?.pinyin?.otherErhua).toEqual(erhua)
})

test('zhuyin is looked for as its pinyin', () => {
	const toned = { plain: 'xuexi', toned: 'xuéxí', count: 2 }
	expect(readQuery('ㄒㄩㄝˊ ㄒㄧˊ')).toMatchObject({ pinyin: toned, english: undefined })
	expect(readQuery('ㄒㄩㄝˊㄒㄧˊ')?.pinyin).toMatchObject(toned)
	expect(readQuery('ㄒㄩㄝ ㄒㄧ')?.pinyin).toMatchObject({ ...toned, toned: undefined })
	expect(readQuery('ˊ')?.pinyin).toBeUndefined()
})

test('syllables that are typed apart are counted', () => {
	expect(readQuery("xi'an")?.pinyin).toMatchObject({ plain: 'xian', toned: undefined, count: 2 })
	expect(readQuery('xian')?.pinyin).toMatchObject({
		plain: 'xian',
		toned: undefined,
		count: undefined,
	})
})

test('letters without tones may be pinyin and English', () => {
	expect(readQuery('women')).toMatchObject({
		pinyin: { plain: 'women' },
		english: { key: 'women' },
	})
	expect(readQuery('can')).toMatchObject({ pinyin: { plain: 'can' }, english: { key: 'can' } })
	// The last syllable is not finished.
	expect(readQuery('xuex')?.pinyin?.plain).toBe('xuex')
})

test.each(['cup of tea', 'school', 'thanks', 'go home', '24 hours'])('%s is no pinyin', (typed) => {
	expect(readQuery(typed)?.pinyin).toBeUndefined()
})

test.each([
	['to go home', 'go_home', true],
	['go home', 'go_home', false],
	['To be', 'be', true],
	['to be tired', 'tired', true],
	['a day', 'day', false],
	['the', 'the', false],
	["one's own", 'ones_own', false],
])('the sense of "%s" is %s', (typed, key, isVerb) => {
	expect(readQuery(typed)?.english).toMatchObject({ key, isVerb })
})

test('words that stand in most definitions tell little', () => {
	expect(readQuery('cup of tea')?.english?.telling).toEqual(['cup', 'tea'])
	expect(readQuery('to be')?.english?.telling).toEqual(['be'])
})

test.each(['', '   ', '?!', '\u0000'])('there is nothing to look for in "%s"', (typed) => {
	expect(readQuery(typed)).toBeUndefined()
})

test('a long text is cut', () => {
	expect(readQuery('好'.repeat(500))?.text).toHaveLength(60)
})
