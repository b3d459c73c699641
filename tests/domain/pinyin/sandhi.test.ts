import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSaid } from '#app/domain/pinyin/sandhi.ts'

/** 一/yī 个/gè is two words, 一个/yī_gè is one. */
function words(notation: string) {
	return notation.split(' ').map((pair) => {
		const [word = '', pinyin = ''] = pair.split('/')
		return { word, pinyin: pinyin.replaceAll('_', ' ') }
	})
}

test.each([
	['一/yī 个/gè', 'yí gè'],
	['一个/yī_gè', 'yí gè'],
	['一个/yī_ge', 'yí ge'],
	['一块/yī_kuài', 'yí kuài'],
	['一天/yī_tiān', 'yì tiān'],
	['一/yī 年/nián', 'yì nián'],
	['一起/yī_qǐ', 'yì qǐ'],
	['一百/yī_bǎi', 'yì bǎi'],
	['一点儿/yī_diǎnr', 'yì diǎnr'],
	['一会儿/yī_huìr', 'yí huìr'],
	['第一/dì_yī 课/kè', 'dì yī kè'],
	['第/dì 一/yī 个/gè', 'dì yī gè'],
	['十一/shí_yī 个/gè', 'shí yī gè'],
	['星期一/xīng_qī_yī 下午/xià_wǔ', 'xīng qī yī xià wǔ'],
	['一月/yī_yuè', 'yī yuè'],
	['一/yī 号/hào', 'yī hào'],
	['一九九八/yī_jiǔ_jiǔ_bā', 'yī jiǔ jiǔ bā'],
	['我/wǒ 看/kàn 一/yī 看/kàn', 'wǒ kàn yi kàn'],
	['一/yī', 'yī'],
	['不是/bù_shì', 'bú shì'],
	['不/bù 是/shì', 'bú shì'],
	['不/bù 好/hǎo', 'bù hǎo'],
	['不/bù 吃/chī', 'bù chī'],
	['不客气/bù_kè_qi', 'bú kè qi'],
	['是/shì 不/bù 是/shì', 'shì bu shì'],
	['好/hǎo 不/bù 好/hǎo', 'hǎo bu hǎo'],
	['不/bù', 'bù'],
	['老虎/lǎo_hǔ', 'lǎo hǔ'],
	['不/bú 是/shì 一/yí 个/gè', 'bú shì yí gè'],
	['哪儿/nǎr 不/bù 对/duì', 'nǎr bú duì'],
])('%s is spoken %s', (notation, said) => {
	expect(asSaid(words(notation)).join(' ')).toBe(said)
})

test('each word gets one reading, and only yī and bù change', () => {
	const word = fc.record({
		word: fc.string({ unit: fc.constantFrom('一', '不', '个', '好', '看'), maxLength: 3 }),
		pinyin: fc.constantFrom('yī', 'bù', 'gè', 'yī gè', 'hǎo kàn', '', 'x'),
	})
	fc.assert(
		fc.property(fc.array(word), (run) => {
			const said = asSaid(run)
			expect(said).toHaveLength(run.length)
			for (const [index, { pinyin }] of run.entries()) {
				const before = pinyin.split(' ').filter((syllable) => !/^(?:yī|bù)$/.test(syllable))
				const after = said[index]?.split(' ').filter((each) => !/^(?:y[īíìi]|b[ùúu])$/.test(each))
				expect(after).toEqual(before)
			}
		}),
	)
})
